import { createRequire } from 'node:module';
import type { Configuration, RspackPluginInstance, RuleSetRule } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/** Fast refresh for a development build. */
export function fastRefresh(): RspackPluginInstance {
  return new ReactRefreshRspackPlugin();
}

/** The rule that lets a remote's pages be edited without losing what is on the screen. */
export const hotPages: RuleSetRule = {
  test: /[\\/]src[\\/]pages[\\/][^\\/]+[\\/]page\.tsx$/,
  resourceQuery: { not: [/current/] },
  enforce: 'pre',
  loader: createRequire(import.meta.url).resolve('./hot-page-dev.mjs'),
};

/** A file with a mistake imports nothing; chunks that changed with it would have the window reload. */
export const stableChunks: Configuration['optimization'] = { splitChunks: false };
