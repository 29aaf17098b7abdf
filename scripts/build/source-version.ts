import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { readJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';
import { lockedEntries, lockSchema } from './locked-entries';
import { folderOf } from './model/packages';

const manifestSchema = v.object({ version: v.string() });

const NOT_BUILT = /\.test\.tsx?$|\/testing\/|standalone\.|[A-Z]+\.md$/;

/**
 * Returns the version of a package's sources: the version in its package.json and a hash of everything that affects
 * the build. So the bytes of a version never change, and an update of a test tool makes no new version.
 */
export function sourceVersion(name: string): string {
  const root = projectRoot();
  // A team's own repository has the last two installed, in the versions of its lock file.
  const folders = [
    path.join(folderOf(name), 'src'),
    path.join(root, 'shared-contracts/src'),
    path.join(root, 'scripts/build'),
  ].filter(existsSync);
  // Named from the root with `/`, so that the checkout's location and the system do not matter.
  const files = folders
    .flatMap(filesBelow)
    .map((file) => path.relative(root, file).replaceAll('\\', '/'))
    .filter((file) => !NOT_BUILT.test(file))
    .sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  const lock = readJson(path.join(root, 'package-lock.json'), lockSchema);
  for (const line of lockedEntries(lock, path.relative(root, folderOf(name)).replaceAll('\\', '/')))
    hash.update(`${line}\0`);
  const { version } = readJson(path.join(folderOf(name), 'package.json'), manifestSchema);
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
