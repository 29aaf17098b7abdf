import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fetchedVersion } from '@scripts/kit/processes/fetched-version';
import { runNpm } from '@scripts/kit/processes/run-npm';

/** Installs a pinned npm package in a folder of its own, outside the workspaces. Returns false when npm failed. */
export function fetchPackage(name: Parameters<typeof fetchedVersion>[0], folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  // A package.json of its own keeps npm from looking at the workspaces above.
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
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
