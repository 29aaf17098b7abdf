import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { programArgs } from '@little-arches/kit/processes/typescript-program';
import { classes } from './classes';
import { judge } from './judge';
import { parseVerdict, type Verdict } from './verdict';

const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-changes-'));
const verdicts = new Map<string, Verdict>();

// Runs in a process of its own, because Jest can't load the bundler.
beforeAll(async () => {
  const args = programArgs('scripts/release/testing/changes/changes-program.ts', folder);
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e8 });
  for (const verdict of stdout.split('\n').filter(Boolean).map(parseVerdict))
    verdicts.set(verdict.name, verdict);
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

it('assigns each change a unique name', () => {
  const names = Object.values(classes).flatMap((changes) => changes.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

describe.each(Object.entries(classes))('%s', (_, changes) => {
  it.each(changes.map((change) => [change.said?.severity ?? 'fine', change.name, change] as const))(
    'has the severity %s: %s',
    (_severity, name, change) => {
      expect(judge(change, verdicts.get(name))).toBe('right');
    },
  );
});
