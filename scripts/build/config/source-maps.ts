import path from 'node:path';
import type { Compiler, Configuration, RspackPluginInstance } from '@rspack/core';
import { projectRoot } from '@scripts/kit/project-root';
import * as v from 'valibot';

/** What names of sources begin with. Without a scheme the bundler would make them relative to the map. */
const SCHEME = 'source:///';

/**
 * The options that write a source map beside each script, which no script names. Sources are named from the root of
 * the checkout with `/`: where that lies, and on which system, must not count.
 */
export const sourceMaps = {
  devtool: 'hidden-source-map',
  output: { devtoolModuleFilenameTemplate: nameSource },
} as const satisfies Configuration;

function nameSource({ absoluteResourcePath: place }: { absoluteResourcePath: string }): string {
  const name = path.isAbsolute(place) ? path.relative(projectRoot(), place) : place;
  return SCHEME + name.replaceAll(path.sep, '/');
}

const mapSchema = v.looseObject({ sources: v.array(v.string()), sourcesContent: v.array(v.string()) });

/** Takes modules that plugins made, whose name and code hold folders of this machine, out of the source maps. */
export const mapsOfFilesOnly: RspackPluginInstance = {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('maps of files only', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
      compilation.hooks.processAssets.tap({ name: 'maps of files only', stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          const text = file.endsWith('.js.map') ? asset.source().toString() : '';
          if (!text.includes('"data:')) continue;
          const map = v.parse(mapSchema, JSON.parse(text));
          const isMade = map.sources.map((source) => source.startsWith('data:'));
          const plain = {
            ...map,
            sources: map.sources.map((source, at) => (isMade[at] ? `${SCHEME}made-by-a-plugin` : source)),
            sourcesContent: map.sourcesContent.map((content, at) => (isMade[at] ? '' : content)),
          };
          compilation.updateAsset(file, new sources.RawSource(JSON.stringify(plain)));
        }
      });
    });
  },
};
