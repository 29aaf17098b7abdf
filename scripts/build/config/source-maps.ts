import path from 'node:path';
import type { Compiler, Configuration, RspackPluginInstance } from '@rspack/core';
import { projectRoot } from '@scripts/kit/project-root';
import * as v from 'valibot';

/** What names of sources begin with. Without a scheme the bundler would make them relative to the map. */
const SCHEME = 'source:///';

/**
 * The options that write a source map beside each script, which no script names. Sources are named from the
 * root of the checkout with `/`: where that is, and on which system, must not count.
 */
export const sourceMaps = {
  devtool: 'hidden-source-map',
  output: { devtoolModuleFilenameTemplate: nameSource },
} as const satisfies Configuration;

/** Names a source from the root of the checkout, where `.vscode/launch.json` finds it. */
export function nameSource({ absoluteResourcePath: place }: { absoluteResourcePath: string }): string {
  const name = path.isAbsolute(place) ? path.relative(projectRoot(), place) : place;
  return SCHEME + name.replaceAll(path.sep, '/');
}

const mapSchema = v.object({ sources: v.array(v.string()) });

/**
 * Leaves out the map of a script with a module that a plugin made: its name, code and columns depend on where
 * the checkout is. It is that of a remote's entry, which has nothing of ours in it.
 */
export const mapsOfFilesOnly: RspackPluginInstance = {
  apply(compiler: Compiler) {
    const { Compilation } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('maps of files only', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
      compilation.hooks.processAssets.tap({ name: 'maps of files only', stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          const text = file.endsWith('.js.map') ? asset.source().toString() : '';
          // Most maps need not be parsed.
          if (!text.includes('"data:')) continue;
          const { sources } = v.parse(mapSchema, JSON.parse(text));
          if (sources.some((source) => source.startsWith('data:'))) compilation.deleteAsset(file);
        }
      });
    });
  },
};
