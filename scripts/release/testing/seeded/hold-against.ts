import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { folderOf, packageNames } from '@scripts/build/packages';
import { copyCheckout, linkInstalled } from '@scripts/kit/files/copy-checkout';
import { groupChanges, isOfContract, isRight } from './at-once';
import { changesByClass } from './changes/changes';
import { makeEditsOfAll } from './make-edits';
import { serveSamples } from './sample-backend';
import type { SeededChange } from './seeded-change';
import { parseVerdict, type Verdict } from './verdict';

/** Works in a process of its own, because Jest can't load the bundler. */
async function runProgram(
  folder: string,
  backend: string,
  what: string,
  groups: readonly SeededChange[][],
  environment: Readonly<Record<string, string>>,
): Promise<Verdict[]> {
  const program = 'scripts/release/testing/seeded/seeded-program.ts';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--import',
      'tsx/esm',
      program,
      path.join(folder, '.data/releases'),
      backend,
      what,
      ...groups.map((changes) => JSON.stringify(changes.map(({ name }) => name))),
    ],
    { cwd: folder, maxBuffer: 1e8, env: { ...process.env, ...environment } },
  );
  return stdout.split('\n').filter(Boolean).map(parseVerdict);
}

/** Spares the copy the builds that the checkout has of the same sources. */
function copyBuilds(folder: string): void {
  for (const name of packageNames()) {
    const built = path.join(folderOf(name), 'dist');
    if (existsSync(built)) cpSync(built, path.join(folder, name, 'dist'), { recursive: true });
  }
}

/**
 * The classes of changes in parts that take about as long as each other, each part in a test of its own, so that they
 * are checked side by side.
 */
export const parts = {
  pages: ['rendering', 'browsers'],
  contract: ['host and session', 'events', 'shared libraries', 'definitions'],
  package: ['addresses', 'links', 'styles', 'sizes'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof changesByClass)[]>>;

/**
 * Checks the changes of a part in a copy of the checkout, and holds each verdict against the table; those that are
 * `alsoInDom` once more as on a machine without a browser.
 */
export function holdAgainst(part: keyof typeof parts, alsoInDom: readonly string[] = []): void {
  const verdicts = new Map<string, Verdict>();
  let folder = '';
  let backend: Awaited<ReturnType<typeof serveSamples>> | undefined;

  beforeAll(async () => {
    backend = await serveSamples();
    folder = mkdtempSync(path.join(tmpdir(), 'little-arches-seeded-'));
    copyCheckout(folder);
    linkInstalled(folder);
    copyBuilds(folder);
    await run('publish', []);
  });
  afterAll(() => {
    backend?.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  async function run(what: string, groups: readonly SeededChange[][], environment = {}): Promise<void> {
    for (const verdict of await runProgram(folder, backend?.url ?? '', what, groups, environment))
      verdicts.set(verdict.name, verdict);
  }

  async function check(groups: readonly SeededChange[][]): Promise<void> {
    const isOfTools = ([change]: readonly SeededChange[]) => change !== undefined && isOfContract(change);
    await run(
      'make-and-check',
      groups.filter((group) => !isOfTools(group)),
    );
    for (const group of groups.filter(isOfTools)) {
      const undo = makeEditsOfAll(folder, group);
      if (undo) await run('check', [group]);
      undo?.();
    }
  }

  function verdictOf(name: string): Verdict {
    const verdict = verdicts.get(name);
    if (!verdict) throw new Error(`'${name}' was not checked`);
    return verdict;
  }

  describe.each([...parts[part]])('of %s', (name) => {
    const changes: readonly SeededChange[] = changesByClass[name];

    beforeAll(async () => {
      const groups = groupChanges(changes);
      await check(groups);
      // What was lost among others is looked at alone.
      const unsure = groups
        .filter(({ length }) => length > 1)
        .flat()
        .filter((change) => !isRight(change, verdicts.get(change.name)));
      await check(unsure.map((change) => [change]));
    });

    hold(changes);
  });

  if (alsoInDom.length > 0)
    describe('without a browser', () => {
      const changes = parts[part]
        .flatMap((name): readonly SeededChange[] => changesByClass[name])
        .filter(({ name }) => alsoInDom.includes(name));

      beforeAll(async () => {
        const alone = changes.map((change) => [change]);
        await run('make-and-check', alone, { CHROME_PATH: path.join(folder, 'no-browser') });
      });

      hold(changes);
    });

  function hold(changes: readonly SeededChange[]): void {
    const harmful = changes.filter(({ refused }) => refused);
    const harmless = changes.filter(({ refused }) => !refused);

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
  }
}
