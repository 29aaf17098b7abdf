import { UsageError } from '@scripts/kit/errors/usage-error';
import type { Need } from './prepare/prepare';

/** What one call of `npm test` runs. */
export interface ChosenTests {
  readonly checks: boolean;
  readonly unit: boolean;
  readonly endToEnd: boolean;
  /** The only unit tests: those below this folder. */
  readonly folder?: string;
  /** Runs only what a change since this branch or commit can affect. */
  readonly since?: string;
  /** Runs only these test files, from the root. */
  readonly files?: readonly string[];
  readonly needs: ReadonlySet<Need>;
}

const NEEDS: Readonly<Record<string, readonly Need[]>> = {
  unit: ['deno', 'browser', 'workerd', 'nginx'],
  e2e: ['browser', 'engines', 'nginx'],
  supabase: ['deno'],
  // What answers in one server answers in all.
  'scripts/serve': ['workerd', 'nginx'],
  // Its hot reload shows in a browser only.
  'scripts/tools': ['browser'],
};

const PARTS = ['checks', 'unit', 'e2e'];
const CHANGED = '--changed';

/** Returns what tests of these parts and folders need of the machine. */
export function needsOf(...parts: readonly string[]): ReadonlySet<Need> {
  return new Set(parts.flatMap((part) => NEEDS[part] ?? []));
}

/**
 * Reads the arguments of `npm test`: a part (`checks`, `unit`, `e2e`), a package by its name or folder, alone or after
 * `-w`, or `--changed`, with `=` and a branch or commit where that isn't main. `packages` maps names to folders. Throws
 * a UsageError that lists what exists.
 */
export function chooseTests(args: readonly string[], packages: ReadonlyMap<string, string>): ChosenTests {
  const [asked, ...others] = args.flatMap((arg) => arg.split('=')).filter((arg) => !isFlag(arg));
  const all = { checks: true, unit: true, endToEnd: true, needs: needsOf('unit', 'e2e') };
  if (args[0]?.split('=')[0] === CHANGED) return { ...all, since: changedSince(args) };
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

function changedSince([first = '', ...others]: readonly string[]): string {
  const since = first === CHANGED ? 'main' : first.slice(`${CHANGED}=`.length);
  if (since === '' || others.length > 0)
    throw new UsageError(`Name one branch or commit: npm test -- ${CHANGED}=origin/main`);
  return since;
}

function isFlag(arg: string): boolean {
  return arg === '-w' || arg === '--workspace';
}
