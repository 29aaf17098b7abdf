import { UsageError } from '@little-arches/kit/errors/usage-error';
import { type Configuration, type MultiStats, rspack, type Stats } from '@rspack/core';

/** Runs builds and returns the statistics of each. Rejects with the errors in the sources. */
export function compile(configs: Configuration[]): Promise<Stats[]> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configs);
    compiler.run((error, stats) => {
      const failure = error ?? mistakesIn(stats);
      compiler.close((closeError) => {
        if (failure ?? closeError) reject(failure ?? closeError);
        else resolve(stats?.stats ?? []);
      });
    });
  });
}

/**
 * Returns the errors in the sources in Rspack's words for their author, without a stack of ours, which would only
 * hide them.
 */
function mistakesIn(stats: MultiStats | undefined): Error | undefined {
  if (!stats) return new Error('Rspack returned no result');
  return stats.hasErrors() ? new UsageError(stats.toString('errors-only')) : undefined;
}

/** Files that belong together, and the requests that load them. */
export interface ChunkGroup {
  readonly files: string[];
  readonly requests: (string | undefined)[];
  readonly isEntry: boolean;
}

/** Returns the chunk groups of a browser build: the files that an entry or an `import()` needs. */
export function chunkGroupsOf({ compilation }: Stats): ChunkGroup[] {
  return compilation.chunkGroups.map((group) => ({
    // A chunk returns its script and its style sheet in any order.
    files: group.chunks.flatMap((chunk) => [...chunk.files].sort()),
    requests: group.origins.map(({ request }) => request),
    isEntry: group.isInitial(),
  }));
}
