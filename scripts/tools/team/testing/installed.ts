import path from 'node:path';
import { readJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({ version: v.optional(v.string()), resolved: v.optional(v.string()) }),
  ),
});

/** Returns the packages of a repository's lock file by their folder. */
export function readLock(repository: string) {
  return readJson(path.join(repository, 'package-lock.json'), lockSchema).packages;
}

/** Returns the minor version, like 1.4, of each installed copy of a package. */
export function installedMinors(repository: string, name: string): string[] {
  return Object.entries(readLock(repository))
    .filter(([folder]) => folder.endsWith(`node_modules/${name}`))
    .map(([, { version = '' }]) => version.split('.').slice(0, 2).join('.'));
}
