import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import { mapsOfFilesOnly } from './source-maps';

/** Returns the plugins of all files for visitors' browsers. */
export function browserPlugins(): RspackPluginInstance[] {
  // The second adds to every script and style sheet the hash that browsers check.
  return [compiledOnResponse(), new rspack.SubresourceIntegrityPlugin(), sortedHashes, mapsOfFilesOnly];
}

/**
 * Makes V8 compile a file's functions off the main thread while the file is loaded, instead of one by one when they
 * are called: nearly all are called before the page is interactive. Works in Chromium from 136 on; other browsers
 * see a comment. See https://v8.dev/blog/explicit-compile-hints.
 */
function compiledOnResponse(): RspackPluginInstance {
  return new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /\.js$/,
    // After minification, which would remove the comment, and before the source map, which counts its line.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
  });
}

/** Matches a map from chunks to the placeholders of their hashes. */
const MAP = /\{(?:[\w"]+:"\*-\*-\*-CHUNK-SRI-HASH-[^"]+",?)+\}/g;

/**
 * Sorts the table of hashes, which Rspack writes in the changing order of a hash map. It runs before the file gets
 * its own hash, so that the same sources have the same bytes.
 */
const sortedHashes: RspackPluginInstance = {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('sorted hashes', (compilation) => {
      // After the source map is made, which a raw text lacks, and before the hashes are inserted.
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
