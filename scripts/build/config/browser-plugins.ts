import { type RspackPluginInstance, rspack } from '@rspack/core';
import { holdFloor } from '../floor/hold-floor';
import { integrityPlugins } from './integrity-plugins';
import { mapsOfFilesOnly } from './source-maps';

/** Returns the plugins of all files for visitors' browsers. */
export function browserPlugins(): RspackPluginInstance[] {
  return [...bundlePlugins(), holdFloor()];
}

/**
 * Returns the same plugins without those that refuse a build. For the bench, whose monolith is no package and can't
 * state its exceptions.
 */
export function bundlePlugins(): RspackPluginInstance[] {
  return [compiledOnResponse(), ...integrityPlugins(), mapsOfFilesOnly];
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
