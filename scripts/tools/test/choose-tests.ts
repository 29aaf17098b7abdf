import { UsageError } from '@scripts/kit/errors/usage-error';
import type { Need } from './prepare/prepare';

/** What one call of `npm test` runs. */
export interface ChosenTests {
  readonly checks: boolean;
  /** Which unit tests: those of one folder, or all where none is named. */
  readonly unit: { readonly folder?: string } | undefined;
  readonly journeys: boolean;
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

/**
 * Reads the arguments of `npm test`: a part (`checks`, `unit`, `e2e`), or a package by its name or folder, alone or
 * after `-w`. `packages` gives the folder of each name. Throws a UsageError that says which there are.
 */
export function chooseTests(args: readonly string[], packages: ReadonlyMap<string, string>): ChosenTests {
  const [asked, ...others] = args.flatMap((arg) => arg.split('=')).filter((arg) => !isFlag(arg));
  if (others.length > 0)
    throw new UsageError(`Name one part or package, not '${[asked, ...others].join(' ')}'.`);
  const needs = (...parts: string[]) => new Set(parts.flatMap((part) => NEEDS[part] ?? []));
  if (asked === undefined && args.length === 0)
    return { checks: true, unit: {}, journeys: true, needs: needs('unit', 'e2e') };
  if (asked === 'checks') return { checks: true, unit: undefined, journeys: false, needs: needs() };
  if (asked === 'unit') return { checks: false, unit: {}, journeys: false, needs: needs('unit') };
  if (asked === 'e2e') return { checks: false, unit: undefined, journeys: true, needs: needs('e2e') };
  const folders = [...packages.values(), 'supabase'];
  const folder =
    folders.find((one) => one === asked || one === `scripts/${asked}`) ?? packages.get(asked ?? '');
  if (!folder)
    throw new UsageError(
      `There is no part or package '${asked ?? args.join(' ')}'. Parts: checks, unit, e2e. Packages: ${folders.join(', ')}.`,
    );
  return { checks: false, unit: { folder }, journeys: false, needs: needs(folder) };
}

function isFlag(arg: string): boolean {
  return arg === '-w' || arg === '--workspace';
}
