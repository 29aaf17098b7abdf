import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import type { Compiler, Configuration, RspackPluginInstance } from '@rspack/core';
import * as v from 'valibot';

/** Prefix of source names. Without a scheme the bundler would make them relative to the map. */
const SCHEME = 'source:///';

/**
 * Options that write a source map beside each script, without naming it in the script. Sources are named from the
 * checkout's root with `/`, so that its location and the system do not matter.
 */
export const sourceMaps = {
  devtool: 'hidden-source-map',
  output: { devtoolModuleFilenameTemplate: nameSource },
} as const satisfies Configuration;

/** Returns a source's name from the checkout's root, where `.vscode/launch.json` finds it. */
export function nameSource({ absoluteResourcePath: place }: { absoluteResourcePath: string }): string {
  const name = path.isAbsolute(place) ? path.relative(projectRoot(), place) : place;
  return SCHEME + name.replaceAll(path.sep, '/');
}

const mapSchema = v.object({ sources: v.array(v.string()) });

/**
 * Deletes the map of a script with a module made by a plugin, whose name, code and columns depend on the checkout's
 * location. This concerns a remote's entry, which contains none of our code.
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
