import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import { integrityOf } from '@scripts/kit/integrity';
import type { PublishedFile } from 'shared-contracts/formats/registry';

/** Runs builds and gives what each says of itself. Rejects with what the sources did wrong. */
export function compile(configs: Configuration[]): Promise<Stats[]> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configs);
    compiler.run((error, stats) => {
      if (error || !stats) return reject(error ?? new Error('Rspack gave no result'));
      if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      compiler.close((closeError) => (closeError ? reject(closeError) : resolve(stats.stats)));
    });
  });
}

/** The files that belong together, and who asks for them. */
export interface ChunkGroup {
  readonly files: string[];
  readonly requests: (string | undefined)[];
  readonly isEntry: boolean;
}

/** The chunk groups of a browser build: which files an entry or an `import()` needs. */
export function chunkGroupsOf({ compilation }: Stats): ChunkGroup[] {
  return compilation.chunkGroups.map((group) => ({
    // A chunk gives its script and its style sheet in any order.
    files: group.chunks.flatMap((chunk) => [...chunk.files].sort()),
    requests: group.origins.map(({ request }) => request),
    isEntry: group.isInitial(),
  }));
}

/** What a build left in its output folder. */
export function outputFiles(output: string): PublishedFile[] {
  return readdirSync(output)
    .sort()
    .map((file) => {
      const content = readFileSync(path.join(output, file));
      return { path: file, size: content.byteLength, integrity: integrityOf(content) };
    });
}
