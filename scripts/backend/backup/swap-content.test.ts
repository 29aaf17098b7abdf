import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishSwap, planSwap } from './swap-content';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'little-arches-swap-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(directory, { recursive: true, force: true });
});

function leave(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(directory, name, '..'), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
}

function textsOf(folder: string): Record<string, string> {
  if (!existsSync(join(directory, folder))) return {};
  const entries = readdirSync(join(directory, folder), { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(join(directory, folder).length + 1), readFileSync(path, 'utf8')]),
  );
}

const OLD = {
  'database/x': 'old',
  'keys.json': 'old',
  'mailbox.json': 'old',
  'database-unfinished': 'creating',
};
const NEW = { 'database/x': 'new', 'database/y': 'new', 'keys.json': 'new', 'payments/z': 'new' };

function plan(): void {
  leave({ ...OLD, 'backend.lock': '', 'aside/earlier/database/x': 'earliest' });
  leave(Object.fromEntries(Object.entries(NEW).map(([name, text]) => [`work/restore-1/${name}`, text])));
  planSwap(directory, 'work/restore-1');
}

function expectNew(): void {
  const { 'backend.lock': _, ...here } = textsOf('.');
  const aside = Object.entries(here).filter(([name]) => name.startsWith('aside'));
  expect(Object.fromEntries(Object.entries(here).filter(([name]) => !name.startsWith('aside')))).toEqual(NEW);
  expect(aside.map(([, text]) => text).sort()).toEqual([...Object.values(OLD), 'earliest'].sort());
}

it('puts the new content instead of the old, which stays readable', () => {
  plan();
  finishSwap(directory);
  expectNew();
});

it('finishes a swap that was cut short anywhere with the next holder', () => {
  const { renameSync } = fs;
  for (let steps = 0; ; steps++) {
    plan();
    let left = steps;
    const rename = jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      if (left-- === 0) throw new Error('cut short');
      renameSync(from, to);
    });
    let isDone = true;
    try {
      finishSwap(directory);
    } catch {
      isDone = false;
    }
    rename.mockRestore();
    finishSwap(directory);
    expectNew();
    if (isDone) break;
    rmSync(directory, { recursive: true });
    mkdirSync(directory);
  }
  expect.assertions(2 * 8);
});

it('leaves everything as it is where nothing is planned, but for what a killed command was making', () => {
  leave({ ...OLD, 'work/restore-2/database/x': 'half' });
  finishSwap(directory);
  expect(textsOf('.')).toEqual(OLD);
});
