import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson, readAs, readJson } from '@little-arches/kit/files/read-json';
import { workspaceFolders } from '@little-arches/kit/workspaces';
import * as v from 'valibot';
import { completeLock, entriesWithoutIntegrity } from './lock-platforms.mjs';

const versions = v.optional(v.record(v.string(), v.string()));
const manifestSchema = v.object({
  version: v.optional(v.string()),
  dependencies: versions,
  devDependencies: versions,
});
type Manifest = v.InferOutput<typeof manifestSchema>;

/** Loose, so that no field of an entry is lost. */
const lockSchema = v.looseObject({ packages: v.record(v.string(), v.looseObject({})) });

/** Returns why `npm ci` would fail, or differ, on some machine. */
export function checkLock(text: string): string[] {
  const lock = readAs(lockSchema, parseJson(text, 'package-lock.json'), 'package-lock.json');
  const unchecked = entriesWithoutIntegrity(lock).map(({ name }) => name);
  const missing = completeLock(lock);
  return [
    ...(unchecked.length > 0
      ? [
          `package-lock.json names ${unchecked.length} packages without their hash (${unchecked.slice(0, 3).join(', ')} …), so nothing tells whether what is installed is what was published. Run: npm run lock`,
        ]
      : []),
    ...(missing.length > 0
      ? [
          `package-lock.json lacks ${missing.length} packages that other systems need (${missing.slice(0, 3).join(', ')} …). Run: npm run lock`,
        ]
      : []),
    ...(/"resolved": "(https?|git)/.test(text)
      ? [
          'package-lock.json names the host it was made at ("resolved"), which others may not reach. .npmrc has omit-lockfile-registry-resolved for that; run: npm run lock',
        ]
      : []),
  ];
}

/** Finds every dependency that isn't pinned to one version. */
export function findLooseVersions(file: string, manifest: Manifest): string[] {
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${file} wants ${name} '${version}': name one exact version.`);
}

/** Runs all dependency checks for the checkout at `root`. */
export async function checkDependencies(root: string): Promise<string[]> {
  const read = (file: string) => readJson(path.join(root, file), manifestSchema);
  const manifests = ['package.json', ...workspaceFolders(root).map((folder) => `${folder}/package.json`)];
  return [
    ...checkLock(readFileSync(path.join(root, 'package-lock.json'), 'utf8')),
    ...manifests.flatMap((file) => findLooseVersions(file, read(file))),
  ];
}
