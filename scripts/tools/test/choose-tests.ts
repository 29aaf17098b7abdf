import path from 'node:path';
import { UsageError } from '@little-arches/kit/errors/usage-error';
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
  /** Runs only the end-to-end tests whose file names contain one of these texts. */
  readonly names?: readonly string[];
  /** Runs only these test files, relative to the root. */
  readonly files?: readonly string[];
  readonly needs: ReadonlySet<Need>;
}

const NEEDS: Readonly<Record<string, readonly Need[]>> = {
  unit: ['deno', 'browser', 'workerd', 'nginx', 'registry'],
  e2e: ['browser', 'engines', 'nginx'],
  supabase: ['deno'],
  'scripts/backend': ['deno'],
  // A change of one server's answers concerns all servers.
  'scripts/serve': ['workerd', 'nginx'],
  // Hot reload can only be tested in a browser.
  'scripts/tools': ['browser', 'registry'],
  'scripts/tools/team': ['browser', 'registry'],
};

const PARTS = ['checks', 'unit', 'e2e'];
const CHANGED = '--changed';

/** Returns the programs that tests of these parts and folders need. */
export function needsOf(...parts: readonly string[]): ReadonlySet<Need> {
  return new Set(parts.flatMap((part) => NEEDS[part] ?? []));
}

/**
 * Reads the arguments of `npm test`: a part (`checks`, `unit`, `e2e`, which accepts names of test files), a package
 * by its name or folder, alone or after `-w`, or `--changed`, with `=` and a branch or commit when that isn't main.
 * `packages` maps names to folders. Throws a UsageError that lists the possible values.
 */
export function chooseTests(args: readonly string[], packages: ReadonlyMap<string, string>): ChosenTests {
  const [asked, ...others] = args.flatMap((arg) => arg.split('=')).filter((arg) => !isFlag(arg));
  const all = { checks: true, unit: true, endToEnd: true, needs: needsOf('unit', 'e2e') };
  if (args[0]?.split('=')[0] === CHANGED) return { ...all, since: changedSince(args) };
  if (asked === 'e2e' && others.length > 0)
    return { checks: false, unit: false, endToEnd: true, names: others, needs: new Set(['browser']) };
  if (others.length > 0)
    throw new UsageError(`Name one part or package, not '${[asked, ...others].join(' ')}'.`);
  if (asked === undefined && args.length === 0) return all;
  if (asked !== undefined && PARTS.includes(asked))
    return {
      checks: asked === 'checks',
      unit: asked === 'unit',
      endToEnd: asked === 'e2e',
      needs: needsOf(asked),
    };
  const folders = [...packages.values(), 'supabase'];
  const folder =
    folders.find((one) => one === asked || one === `scripts/${asked}`) ?? packages.get(asked ?? '');
  if (!folder)
    throw new UsageError(
      `There is no part or package '${asked ?? args.join(' ')}'. Parts: ${PARTS.join(', ')}. Packages: ${folders.join(', ')}.`,
    );
  return { checks: false, unit: true, endToEnd: false, folder, needs: needsOf(folder) };
}

/** Returns the files whose names contain one of `names`. Throws a UsageError that states a name without a file. */
export function selectNamed(names: readonly string[], files: readonly string[]): string[] {
  const has = (name: string) => (file: string) =>
    path
      .basename(file)
      .replace(/\.(?:test|spec)\.ts$/, '')
      .includes(name);
  const unknown = names.find((name) => !files.some(has(name)));
  if (unknown !== undefined)
    throw new UsageError(`No end-to-end test in shell/e2e has '${unknown}' in the name of its file.`);
  return files.filter((file) => names.some((name) => has(name)(file)));
}

function changedSince([first = '', ...others]: readonly string[]): string {
  const since = first === CHANGED ? 'main' : first.slice(`${CHANGED}=`.length);
  if (since === '' || others.length > 0)
    throw new UsageError(`Name one branch or commit: npm test -- ${CHANGED}=origin/main`);
  return since;
}

function isFlag(arg: string): boolean {
  return arg === '-w' || arg === '--workspace';
}
