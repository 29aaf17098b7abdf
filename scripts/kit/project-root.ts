import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Folder of the checkout, found by walking up from `start` to the package.json named "little-arches". Scripts
 * run from the root as well as from a package's folder, and Jest knows no import.meta.
 */
export function projectRoot(start = process.cwd()): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (isProject(join(folder, 'package.json'))) return folder;
    if (dirname(folder) === folder)
      throw new Error(`${start} is not inside a checkout of little-arches. Change into the checkout first.`);
  }
}

function isProject(file: string): boolean {
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return (
      typeof manifest === 'object' &&
      manifest !== null &&
      'name' in manifest &&
      manifest.name === 'little-arches'
    );
  } catch {
    return false;
  }
}
