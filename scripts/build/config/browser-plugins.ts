import { type RspackPluginInstance, rspack } from '@rspack/core';
import { integrityPlugins } from './integrity-plugins';
import { mapsOfFilesOnly } from './source-maps';

/** Returns the plugins of all files for visitors' browsers. */
export function browserPlugins(): RspackPluginInstance[] {
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
