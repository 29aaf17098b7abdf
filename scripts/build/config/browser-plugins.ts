import { type RspackPluginInstance, rspack } from '@rspack/core';
import { holdFloor } from '../floor/hold-floor';
import { integrityPlugins } from './integrity-plugins';
import { mapsOfFilesOnly } from './source-maps';

/** What every file gets that is built for visitors' browsers. */
export function browserPlugins(): RspackPluginInstance[] {
  return [...bundlePlugins(), holdFloor()];
}

/** The same without what refuses a build: for the bench, whose monolith is no package that states its exceptions. */
export function bundlePlugins(): RspackPluginInstance[] {
  return [compiledOnArrival(), ...integrityPlugins(), mapsOfFilesOnly];
}

/**
 * Has V8 compile a file's functions off the main thread while the file arrives, instead of one by one when
 * they are called: nearly all are called before the page can be used. Chromium from 136 on; to others it is a
 * comment. See https://v8.dev/blog/explicit-compile-hints.
 */
function compiledOnArrival(): RspackPluginInstance {
  return new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /\.js$/,
    // After minimizing, which would take the comment away, and before the source map, which counts its line.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
  });
}
