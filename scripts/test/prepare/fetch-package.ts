import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from '@scripts/kit/processes/run-npm';

/** Installs an npm package in a folder of its own, outside the workspaces. False where npm could not. */
export function fetchPackage(name: string, version: string, folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  // A package.json of its own keeps npm from looking at the workspaces above.
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const args = ['install', `${name}@${version}`, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  return runNpm([...args, '--loglevel=error'], { cwd: folder, shown: true }).status === 0;
}
