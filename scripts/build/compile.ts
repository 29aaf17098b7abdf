import { type Configuration, type MultiStats, rspack, type Stats } from '@rspack/core';
import { UsageError } from '@scripts/kit/errors/usage-error';

/** Runs builds and returns what each says of itself. Rejects with what the sources did wrong. */
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

/** Errors in the sources, as Rspack words them for their author: a stack of ours would only hide them. */
function mistakesIn(stats: MultiStats | undefined): Error | undefined {
  if (!stats) return new Error('Rspack gave no result');
  return stats.hasErrors() ? new UsageError(stats.toString('errors-only')) : undefined;
}

/** The files that belong together, and who requests them. */
export interface ChunkGroup {
  readonly files: string[];
  readonly requests: (string | undefined)[];
  readonly isEntry: boolean;
}

/** The chunk groups of a browser build: which files an entry or an `import()` needs. */
export function chunkGroupsOf({ compilation }: Stats): ChunkGroup[] {
  return compilation.chunkGroups.map((group) => ({
    // A chunk returns its script and its style sheet in any order.
    files: group.chunks.flatMap((chunk) => [...chunk.files].sort()),
    requests: group.origins.map(({ request }) => request),
    isEntry: group.isInitial(),
  }));
}
