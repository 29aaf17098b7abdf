import { createRequire } from 'node:module';
import type { Configuration, RspackPluginInstance, RuleSetRule } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/** Fast refresh for a development build. */
export function fastRefresh(): RspackPluginInstance {
  return new ReactRefreshRspackPlugin();
}

/** The rule that lets a remote's pages be edited without losing what is on the screen. */
export const hotPages = pagesThrough('./hot-page-dev.mjs');

/** The rule that lets them be edited in a released shell: an edited page is shown anew, and all else stays. */
export const remountedPages = pagesThrough('./remounted-page-dev.mjs');

function pagesThrough(loader: string): RuleSetRule {
  return {
    test: /[\\/]src[\\/]pages[\\/][^\\/]+[\\/]page\.tsx$/,
    resourceQuery: { not: [/current/] },
    enforce: 'pre',
    loader: createRequire(import.meta.url).resolve(loader),
  };
}

/** A file with a mistake imports nothing; chunks that changed with it would have the window reload. */
export const stableChunks: Configuration['optimization'] = { splitChunks: false };
