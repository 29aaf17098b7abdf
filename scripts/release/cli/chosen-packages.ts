import { type PackageName, packages, parsePackageName } from '@scripts/build/packages';

/** The packages with these names, all of them for none. Throws a UsageError for one that isn't there. */
export function chosenPackages(names: readonly string[]): readonly PackageName[] {
  return names.length === 0 ? packages : [...new Set(names.map(parsePackageName))];
}
