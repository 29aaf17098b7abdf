import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyCheckout, linkInstalled } from '@scripts/kit/files/copy-checkout';
import { seededChanges } from './changes/changes';
import type { SeededChange } from './seeded-change';
import { parseVerdict, type Verdict } from './verdict';

const verdicts = new Map<string, Verdict>();
let folder = '';

/** A change of the contract changes the tools too, which are built with it: they have to start with it. */
const isOfContract = ({ edits }: SeededChange) =>
  edits.some(({ file }) => file.startsWith('shared-contracts/'));

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-seeded-'));
  copyCheckout(folder);
  linkInstalled(folder);
  run();
  run(...seededChanges.filter((change) => !isOfContract(change)).map(({ name }) => name));
  for (const { name } of seededChanges.filter(isOfContract)) run(name);
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Checks the changes of these names in a process of its own, because Jest can't load the bundler. */
function run(...names: string[]): void {
  const program = 'scripts/release/testing/seeded/seeded-program.ts';
  const args = ['--import', 'tsx', program, path.join(folder, '.data/releases'), ...names];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  for (const line of stdout.split('\n').filter(Boolean)) {
    const verdict = parseVerdict(line);
    verdicts.set(verdict.name, verdict);
  }
  if (status !== 0) throw new Error(`Checking ended with ${status}:\n${stderr}`);
}

function verdictOf(name: string): Verdict {
  const verdict = verdicts.get(name);
  if (!verdict) throw new Error(`'${name}' was not checked`);
  return verdict;
}

const harmful = seededChanges.filter(({ refused }) => refused);
const harmless = seededChanges.filter(({ refused }) => !refused);

it('has names that stand for one change each', () => {
  expect(new Set(seededChanges.map(({ name }) => name)).size).toBe(seededChanges.length);
});

it.each(harmful.map((change) => [change.name, change] as const))('refuses: %s', (name, { refused }) => {
  const { findings, ended } = verdictOf(name);
  if (refused?.rule === 'build') {
    expect(ended).toEqual({ text: expect.stringContaining(refused.says), isSentence: true });
    return;
  }
  expect(ended).toBeUndefined();
  expect(findings).toContainEqual(
    expect.objectContaining({
      rule: refused?.rule,
      severity: 'error',
      message: expect.stringContaining(refused?.says ?? ''),
      fix: expect.stringMatching(/\.$/),
    }),
  );
});

it.each(harmless.map((change) => [change.name] as const))('lets pass: %s', (name) => {
  const { findings, ended } = verdictOf(name);
  expect(ended).toBeUndefined();
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});
