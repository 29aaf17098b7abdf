import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@little-arches/kit/integrity';
import type { PublishedFile } from '../model/published-version';

/** Returns the files in a build's output folder, except its source maps. */
export function outputFiles(output: string): PublishedFile[] {
  return allFiles(output).filter(({ path: file }) => !file.endsWith('.map'));
}

/** Returns the source maps of a build's scripts; those of style sheets do not help to find a failure. */
export function scriptMaps(output: string): PublishedFile[] {
  return allFiles(output).filter(({ path: file }) => file.endsWith('.js.map'));
}

/** Returns every file below a folder, with `/` in its path on every system. */
export function allFiles(output: string): PublishedFile[] {
  return readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort()
    .map((file) => {
      const content = readFileSync(file);
      const below = path.relative(output, file).replaceAll(path.sep, '/');
      return { path: below, size: content.byteLength, integrity: integrityOf(content) };
    });
}
