import { createRequire } from 'node:module';
import path from 'node:path';
import { readJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';

/**
 * Version of Module Federation's runtime that the shell provides and the entries of remotes expect: major and minor
 * of the installed one.
 */
export const FEDERATION_RUNTIME = versionInstalled();

function versionInstalled(): string {
  const main = createRequire(import.meta.url).resolve('@module-federation/runtime');
  // The package doesn't export its package.json.
  const { version } = readJson(
    path.resolve(path.dirname(main), '../package.json'),
    v.object({ version: v.string() }),
  );
  return version.split('.', 2).join('.');
}
