import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedFiles, touchedBy } from './changed-tests';

const all = [
  'remote-store/src/cart/cart.test.ts',
  'scripts/backend/auth/auth-trust.test.ts',
  'scripts/tools/bench/options.test.ts',
  'scripts/tools/dev/dev.test.ts',
  'shell/e2e/shop.test.ts',
  'shell/src/router.test.tsx',
  'supabase/functions/getProducts/handler.test.ts',
];

test.each([
  ['a page', ['remote-store/src/pages/store/page.tsx'], ['remote-store/src/cart/cart.test.ts']],
  ['the shell', ['shell/src/frame/frame.module.css'], ['shell/src/router.test.tsx']],
  ['one of the tools', ['scripts/tools/bench/bench.ts'], ['scripts/tools/bench/options.test.ts']],
  [
    'the database',
    ['supabase/migrations/20260101_a.sql'],
    ['scripts/backend/auth/auth-trust.test.ts', 'supabase/functions/getProducts/handler.test.ts'],
  ],
  [
    'the embedded backend',
    ['scripts/backend/open-backend.ts'],
    ['scripts/backend/auth/auth-trust.test.ts', 'supabase/functions/getProducts/handler.test.ts'],
  ],
  ['a document or a rule of the lint', ['docs/qa.md', 'README.md', 'biome.json'], []],
  ['installed packages', ['package-lock.json'], all],
])('runs the tests of its package after a change of %s', (_, changed, expected) => {
  expect(touchedBy(changed, all, [])).toEqual(expected);
});

test('also runs a test elsewhere that imports a changed file, and such an end-to-end test', () => {
  const related = ['scripts/backend/auth/auth-trust.test.ts', 'shell/e2e/shop.test.ts'];
  expect(touchedBy(['shell/e2e/support/site.ts'], all, related)).toEqual(related);
});

describe('the changed files', () => {
  let root = '';
  const git = (...args: string[]) => {
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@a.example'];
    expect(spawnSync('git', [...author, ...args], { cwd: root }).status).toBe(0);
  };
  const write = (file: string) => writeFileSync(path.join(root, file), `${Math.random()}`);
  beforeEach(() => {
    root = realpathSync(mkdtempSync(path.join(tmpdir(), 'little-arches-changed-')));
    mkdirSync(path.join(root, 'shell'));
    git('init', '--quiet', '--initial-branch=main');
    for (const file of ['a.ts', 'b.ts', 'shell/c.ts']) write(file);
    git('add', '.');
    git('commit', '--quiet', '-m', 'first');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

  test('are those of the branch, of the working copy, and new ones', () => {
    git('checkout', '--quiet', '-b', 'mine');
    write('a.ts');
    git('commit', '--quiet', '-a', '-m', 'second');
    write('shell/c.ts');
    write('new.ts');
    expect(changedFiles(root, 'main')).toEqual(['a.ts', 'shell/c.ts', 'new.ts']);
  });

  test('leave out the table of addresses when it only has more lines', () => {
    const table = 'shared-contracts/src/routes/index.ts';
    mkdirSync(path.dirname(path.join(root, table)), { recursive: true });
    writeFileSync(path.join(root, table), 'home\nstore\n');
    git('add', '.');
    git('commit', '--quiet', '-m', 'table');
    writeFileSync(path.join(root, table), 'home\nfirstShoes\nstore\n');
    expect(changedFiles(root, 'HEAD')).toEqual([]);
    writeFileSync(path.join(root, table), 'home\nshop\n');
    expect(changedFiles(root, 'HEAD')).toEqual([table]);
  });

  test('rejects a branch that does not exist, with the option that names another', () => {
    expect(() => changedFiles(root, 'gone')).toThrow(/Name a branch or commit: npm test -- --changed=/);
  });
});
