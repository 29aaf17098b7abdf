import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { fetchedOverrides, fetchedVersion } from '@little-arches/kit/processes/fetched-version';
import { runNpm } from '@little-arches/kit/processes/run-npm';

/**
 * Installs a pinned package from npm into .cache, once. Returns the file that `find` finds in its node_modules.
 * Throws a UsageError when it can't be downloaded.
 */
export function fetchTool(
  name: 'deno' | 'miniflare' | 'verdaccio',
  purpose: string,
  find: (modules: string) => string | undefined,
): string {
  const version = fetchedVersion(name);
  const folder = path.join(projectRoot(), '.cache', name, version);
  const modules = path.join(folder, 'node_modules');
  const found = find(modules);
  if (found) return found;
  console.log(`Fetching ${name} ${version} for the tests of ${purpose} …`);
  const isFetched = fetchPackage(name, folder);
  const file = find(modules);
  if (!isFetched || !file)
    throw new UsageError(
      `${name} could not be fetched from npm. Check the network connection and run \`npm test\` again.`,
    );
  return file;
}

/** Installs a pinned npm package in its own folder, outside the workspaces. Returns false when npm failed. */
export function fetchPackage(name: Parameters<typeof fetchedVersion>[0], folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  // Its own package.json keeps npm from using the workspaces above.
  const manifest = { private: true, overrides: fetchedOverrides };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest)}\n`);
  const args = [
    'install',
    `${name}@${fetchedVersion(name)}`,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ];
  return runNpm([...args, '--loglevel=error'], { cwd: folder, shown: true }).status === 0;
}
