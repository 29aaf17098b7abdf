import { UsageError } from '@little-arches/kit/errors/usage-error';
import { includesEvery } from '@little-arches/kit/includes-every';
import type { Need } from './prepare/prepare';

/** The work of one call of `npm test`. */
export interface ChosenTests {
  readonly checks: boolean;
  readonly unit: boolean;
  readonly endToEnd: boolean;
  /** Runs only the unit tests below this folder. */
  readonly folder?: string;
  /** Runs only what a change since this branch or commit can affect. */
  readonly since?: string;
  /** Runs only the tests whose file names contain one of these texts. */
  readonly names?: readonly string[];
  /** Runs only these test files, relative to the root. */
  readonly files?: readonly string[];
  readonly needs: ReadonlySet<Need>;
  /** Includes what a whole run otherwise leaves out when its files did not change. */
  readonly all?: true;
}

const END_TO_END = 'shell/e2e/';
const OTHER_ENGINES = `${END_TO_END}other-engines.spec.ts`;

/** What test files need, by how their paths begin. */
const NEEDS: Readonly<Record<string, readonly Need[]>> = {
  'scripts/release/rehearse/': ['browser'],
  'scripts/serve/every-server': ['workerd', 'nginx'],
  // Hot reload can only be tested in a browser.
  'scripts/tools/dev/': ['browser'],
  'scripts/testing/own-repository': ['browser', 'registry'],
  'scripts/testing/packing/publish-tarballs': ['registry'],
  'supabase/functions/deno': ['deno'],
  [END_TO_END]: ['browser'],
  [`${END_TO_END}exported-site`]: ['nginx'],
  [`${END_TO_END}kids-zone-changes`]: ['nginx'],
  [OTHER_ENGINES]: ['engines'],
};

/** What the tests try that need a program which few others need. */
const RARE: Partial<Readonly<Record<Need, readonly string[]>>> = {
  deno: ['supabase/functions', 'scripts/build/bundle-functions.ts', 'scripts/build/server-bundle.ts'],
  engines: [OTHER_ENGINES],
  registry: ['scripts/testing', 'scripts/create-remote'],
  workerd: ['scripts/serve'],
};

const PARTS = ['checks', 'unit', 'e2e'];
const CHANGED = '--changed';

/** Returns the programs that these test files need. */
export function needsOf(...files: readonly string[]): ReadonlySet<Need> {
  return needsWhere((start) => files.some((file) => file.startsWith(start)));
}

function needsWhere(matches: (start: string) => boolean): ReadonlySet<Need> {
  return new Set(Object.entries(NEEDS).flatMap(([start, needs]) => (matches(start) ? needs : [])));
}

/** Returns the programs without those that few tests need, unless what these tests try differs from main. */
export function withoutRare(needs: ReadonlySet<Need>, differs = includesEvery): ReadonlySet<Need> {
  return new Set([...needs].filter((need) => !RARE[need] || differs(...RARE[need])));
}

/**
 * Reads the arguments of `npm test`: a part (`checks`, `unit`, `e2e`, which accepts names of test files), a package
 * by its name or folder, alone or after `-w`, names of test files, `--all`, or `--changed`, with `=` and a branch or
 * commit when that isn't main. `packages` maps names to folders. Throws a UsageError for other flags.
 */
export function chooseTests(args: readonly string[], packages: ReadonlyMap<string, string>): ChosenTests {
  const asked = args.flatMap((arg) => arg.split('=')).filter((arg) => arg !== '-w' && arg !== '--workspace');
  const [first = '', ...others] = asked;
  const all = { checks: true, unit: true, endToEnd: true, needs: needsWhere(() => true) };
  if (args.length === 0) return all;
  if (first === CHANGED) return { ...all, since: changedSince(args) };
  if (first === '--all' && others.length === 0) return { ...all, all: true };
  if (first === 'e2e' && others.length > 0)
    return { checks: false, unit: false, endToEnd: true, names: others, needs: new Set() };
  const folders = [...packages.values(), 'supabase'];
  const folder = folders.find((one) => one === first || one === `scripts/${first}`) ?? packages.get(first);
  const isAlone = PARTS.includes(first) || folder !== undefined;
  if (first === '' || asked.some((arg) => arg.startsWith('-')) || (isAlone && others.length > 0))
    throw new UsageError(
      `Name one part (${PARTS.join(', ')}), one package (${folders.join(', ')}), or names of test files, not '${args.join(' ')}'.`,
    );
  if (PARTS.includes(first))
    return {
      checks: first === 'checks',
      unit: first === 'unit',
      endToEnd: first === 'e2e',
      needs: needsWhere((start) => first === (start.startsWith(END_TO_END) ? 'e2e' : 'unit')),
    };
  if (folder) {
    const needs = needsWhere((start) => start.startsWith(`${folder}/`) && !start.startsWith(END_TO_END));
    return { checks: false, unit: true, endToEnd: false, folder, needs };
  }
  return { checks: false, unit: true, endToEnd: true, names: asked, needs: new Set() };
}

/**
 * Returns the files whose names, or whose folders' names, contain one of `names`, and those whose path is one of
 * them. Throws a UsageError that states a name without a file.
 */
export function selectNamed(names: readonly string[], files: readonly string[]): string[] {
  // The test of a page is called page, and its folder by the page's name.
  const has = (name: string) => (file: string) =>
    file === name ||
    /([^/\\]+[/\\][^/\\]+)\.(?:test|spec)\.tsx?$/.exec(file)?.[1]?.replace(/^e2e./, '').includes(name);
  const unknown = names.find((name) => !files.some(has(name)));
  if (unknown !== undefined)
    throw new UsageError(`No part, package or test file has '${unknown}' in its name.`);
  return files.filter((file) => names.some((name) => has(name)(file)));
}

function changedSince([first = '', ...others]: readonly string[]): string {
  const since = first === CHANGED ? 'main' : first.slice(`${CHANGED}=`.length);
  if (since === '' || others.length > 0)
    throw new UsageError(`Name one branch or commit: npm test -- ${CHANGED}=origin/main`);
  return since;
}
