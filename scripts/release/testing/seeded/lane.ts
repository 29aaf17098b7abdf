import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyBuilds, copyCheckout, linkInstalled } from '@little-arches/kit/files/copy-checkout';
import { readJson } from '@little-arches/kit/files/read-json';
import { programArgs } from '@little-arches/kit/processes/typescript-program';
import * as v from 'valibot';
import { groupChanges, halved, isRight } from './at-once';
import { packages } from './fixture/world';
import { writeFixture } from './make-edits';
import type { SeededChange } from './seeded-change';
import { parseVerdict, type Verdict } from './verdict';

const program = 'scripts/release/testing/seeded/seeded-program.ts';

/** The releases that changes are checked against, and the backend of their pages. */
interface Place {
  readonly releases: string;
  readonly backend: string;
}

/** A copy of the checkout in which changes are made and checked in sequence. */
export interface Lane {
  /** Releases the checkout without changes. */
  publish(): Promise<void>;
  /** Checks changes, as many in parallel as can be distinguished, and returns the verdicts by name. */
  check(changes: readonly SeededChange[]): Promise<ReadonlyMap<string, Verdict>>;
}

/** Copies the checkout to `folder`. */
export function openLane(folder: string, { releases, backend }: Place): Lane {
  copyCheckout(folder);
  linkInstalled(folder);
  copyBuilds(folder);
  addFixture(folder);

  /** Runs the program in a process of its own, because Jest can't load the bundler. */
  async function run(groups: readonly SeededChange[][]): Promise<Verdict[]> {
    const named = groups.map((changes) => JSON.stringify(changes.map(({ name }) => name)));
    const args = programArgs(program, releases, backend, ...named);
    const options = { cwd: folder, maxBuffer: 1e8 };
    const { stdout } = await promisify(execFile)(process.execPath, args, options);
    return stdout.split('\n').filter(Boolean).map(parseVerdict);
  }

  async function checkGroups(groups: readonly SeededChange[][], verdicts: Map<string, Verdict>) {
    for (const verdict of await run(groups)) verdicts.set(verdict.name, verdict);
    // Changes without the expected verdict are checked again in smaller groups, in the end one by one.
    const unsure = groups
      .filter(({ length }) => length > 1)
      .flatMap((group) => halved(group.filter((change) => !isRight(change, verdicts.get(change.name)))));
    if (unsure.length > 0) await checkGroups(unsure, verdicts);
  }

  return {
    publish: async () => void (await run([])),
    async check(changes) {
      const verdicts = new Map<string, Verdict>();
      await checkGroups(groupChanges(changes), verdicts);
      return verdicts;
    },
  };
}

/** Adds the fixture remote to the packages of the copy. */
function addFixture(folder: string): void {
  const file = path.join(folder, 'package.json');
  const manifest = readJson(file, v.looseObject({ workspaces: v.array(v.string()) }));
  writeFileSync(file, JSON.stringify({ ...manifest, workspaces: [...manifest.workspaces, packages.games] }));
  writeFixture(folder, []);
}
