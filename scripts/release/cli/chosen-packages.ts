import { packageNames, parsePackageName } from '@scripts/build/packages';

/** The packages with these names, all of them for none. Throws a UsageError for one that isn't there. */
export function chosenPackages(names: readonly string[]): readonly string[] {
  return names.length === 0 ? packageNames() : [...new Set(names.map(parsePackageName))];
}
