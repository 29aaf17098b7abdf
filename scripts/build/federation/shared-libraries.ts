import { createRequire } from 'node:module';
import path from 'node:path';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { readJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';

/**
 * Libraries with one instance across shell and remotes: the shell provides them, and no remote contains its own.
 * The handshake decides which versions are compatible.
 */
export const sharedLibraries = ['react', 'react-dom', 'react-router-dom', 'react-router'] as const;

/**
 * Returns the versions of the shared libraries that are installed for the package in `folder`. Throws a UsageError
 * that names a missing one.
 */
export function installedLibraries(folder: string): Record<string, string> {
  const from = createRequire(path.join(folder, 'package.json'));
  return Object.fromEntries(sharedLibraries.map((library) => [library, versionOf(library, from, folder)]));
}

function versionOf(library: string, from: NodeJS.Require, folder: string): string {
  let file: string;
  try {
    file = from.resolve(`${library}/package.json`);
  } catch {
    // Installed by react-router-dom, and not always where other packages find it.
    if (library === 'react-router')
      return versionOf(library, createRequire(from.resolve('react-router-dom/package.json')), folder);
    throw new UsageError(`${library} is not installed for ${path.basename(folder)}: npm install ${library}`);
  }
  return readJson(file, v.object({ version: v.string() })).version;
}
