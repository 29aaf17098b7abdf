import { packageNames, parsePackageName } from '@little-arches/build/model/packages';

/**
 * Returns the packages with these names, or all packages when `names` is empty. Throws a UsageError for an unknown
 * name.
 */
export function chosenPackages(names: readonly string[]): readonly string[] {
  return names.length === 0 ? packageNames() : [...new Set(names.map(parsePackageName))];
}
