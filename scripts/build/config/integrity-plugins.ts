import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';

/** Adds to every script and style sheet the hash that browsers check. */
export function integrityPlugins(): RspackPluginInstance[] {
  return [new rspack.SubresourceIntegrityPlugin(), sortedHashes];
}

/** A map from chunks to what represents their hashes until these are known. */
const MAP = /\{(?:[\w"]+:"\*-\*-\*-CHUNK-SRI-HASH-[^"]+",?)+\}/g;

/**
 * Rspack writes the table of hashes in the order of a hash map, another one from build to build. Sorted before
 * the file gets its own hash, the same sources give the same bytes.
 */
const sortedHashes: RspackPluginInstance = {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('sorted hashes', (compilation) => {
      // After the source map was made, which a raw text has none of, and before the hashes are put in.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
      compilation.hooks.processAssets.tap({ name: 'sorted hashes', stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          const text = source.source().toString();
          if (!text.includes('CHUNK-SRI-HASH')) continue;
          const sorted = text.replace(MAP, sortEntries);
          compilation.updateAsset(file, new sources.RawSource(sorted));
        }
      });
    });
  },
};

function sortEntries(map: string): string {
  const entries = map
    .slice(1, -1)
    .split(',')
    .filter((entry) => entry !== '');
  return `{${entries.sort().join(',')}}`;
}
