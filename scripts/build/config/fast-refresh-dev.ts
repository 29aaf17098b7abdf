import { createRequire } from 'node:module';
import type { Configuration, RspackPluginInstance, RuleSetRule } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/** Returns the plugins of fast refresh for a development build. */
export function fastRefresh(): RspackPluginInstance {
  return new ReactRefreshRspackPlugin();
}

/** Rule for editing a remote's pages without losing the state on the screen. */
export const hotPages = pagesThrough('./hot-page-dev.mjs');

/** Rule for editing them in a released shell: an edited page is mounted again, and everything else stays. */
export const remountedPages = pagesThrough('./remounted-page-dev.mjs');

function pagesThrough(loader: string): RuleSetRule {
  return {
    test: /[\\/]src[\\/]pages[\\/][^\\/]+[\\/]page\.tsx$/,
    resourceQuery: { not: [/current/] },
    enforce: 'pre',
    loader: createRequire(import.meta.url).resolve(loader),
  };
}

/**
 * Disables split chunks. A file with an error imports nothing, so split chunks would change with it and reload the
 * window.
 */
export const stableChunks: Configuration['optimization'] = { splitChunks: false };
