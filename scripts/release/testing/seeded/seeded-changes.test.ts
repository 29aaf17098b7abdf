import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyCheckout, linkInstalled } from '@scripts/kit/files/copy-checkout';
import { changesByClass, seededChanges } from './changes/changes';
import { makeEdits } from './make-edits';
import { serveSamples } from './sample-backend';
import type { SeededChange } from './seeded-change';
import { parseVerdict, type Verdict } from './verdict';

const verdicts = new Map<string, Verdict>();
let folder = '';
let backend: Awaited<ReturnType<typeof serveSamples>> | undefined;

/** A change of the contract changes the tools too, which are built with it: they have to start with it. */
const isOfContract = ({ edits }: SeededChange) =>
  edits.some(({ file }) => /^(shared-contracts|scripts)\//.test(file));

beforeAll(async () => {
  backend = await serveSamples();
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-seeded-'));
  copyCheckout(folder);
  linkInstalled(folder);
  await run('publish');
});
afterAll(() => {
  backend?.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Works in a process of its own, because Jest can't load the bundler. */
async function run(what: 'publish' | 'make-and-check' | 'check', ...names: string[]): Promise<void> {
  const program = 'scripts/release/testing/seeded/seeded-program.ts';
  const releases = path.join(folder, '.data/releases');
  const args = ['--import', 'tsx/esm', program, releases, backend?.url ?? '', what, ...names];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 1e8 });
  for (const line of stdout.split('\n').filter(Boolean)) {
    const verdict = parseVerdict(line);
    verdicts.set(verdict.name, verdict);
  }
}

function verdictOf(name: string): Verdict {
  const verdict = verdicts.get(name);
  if (!verdict) throw new Error(`'${name}' was not checked`);
  return verdict;
}

it('is held against 200 changes and more, each with a name of its own', () => {
  expect(seededChanges.length).toBeGreaterThanOrEqual(200);
  expect(new Set(seededChanges.map(({ name }) => name)).size).toBe(seededChanges.length);
});

describe.each(Object.entries(changesByClass))('of %s', (_, changes) => {
  const harmful = changes.filter(({ refused }) => refused);
  const harmless = changes.filter(({ refused }) => !refused);

  beforeAll(async () => {
    await run('make-and-check', ...changes.filter((change) => !isOfContract(change)).map(({ name }) => name));
    for (const change of changes.filter(isOfContract)) {
      const undo = makeEdits(folder, change);
      await run('check', change.name);
      undo();
    }
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

  it.each(harmless.map(({ name }) => [name] as const))('lets pass: %s', (name) => {
    const { findings, ended } = verdictOf(name);
    expect(ended).toBeUndefined();
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
