import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '@scripts/kit/project-root';
import { checkFunctionContract } from './function-contract';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'function-contract-'));
  for (const folder of ['shared-contracts/src', 'supabase/functions'])
    cpSync(path.join(projectRoot(), folder), path.join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const CONTRACT = 'shared-contracts/src';
const COPY = 'supabase/functions/_shared/contract';
const copy = (file: string) => path.join(root, COPY, file);

it('has nothing against the project', () => {
  expect(checkFunctionContract(root)).toEqual([]);
});

it('does not mind the line ends that git makes on Windows', () => {
  const text = readFileSync(copy('limits.ts'), 'utf8');
  writeFileSync(copy('limits.ts'), text.replaceAll('\n', '\r\n'));
  expect(checkFunctionContract(root)).toEqual([]);
});

it.each([
  ['a limit changed in the contract alone', `${CONTRACT}/limits.ts`, 'lines: 50', 'lines: 60', 'limits.ts'],
  [
    'a copy changed by hand',
    `${COPY}/functions/get-products.ts`,
    "'data'",
    "'dates'",
    'functions/get-products.ts',
  ],
])('finds %s', (_, name, from, to, named) => {
  const file = path.join(root, name);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  expect(checkFunctionContract(root)).toEqual([
    `supabase/functions/_shared/contract/${named} is not what shared-contracts/src says. Run: npm run function-contract`,
  ]);
});

it('finds a file that is missing, and one that nothing imports any more', () => {
  rmSync(copy('parse-list.ts'));
  writeFileSync(copy('old.ts'), '');
  expect(checkFunctionContract(root)).toEqual([
    expect.stringContaining('parse-list.ts is not'),
    expect.stringContaining('old.ts is not'),
  ]);
});

it('finds a function without a place in the map, and a name without a function', () => {
  mkdirSync(path.join(root, 'supabase/functions/sendPostcard'));
  writeFileSync(path.join(root, 'supabase/functions/sendPostcard/index.ts'), '');
  rmSync(path.join(root, 'supabase/functions/getProducts'), { recursive: true });
  expect(checkFunctionContract(root)).toEqual([
    expect.stringContaining('supabase/functions/sendPostcard is not in the map'),
    expect.stringContaining('names getProducts, but'),
  ]);
});
