import { createRequire } from 'node:module';
import type { Compiler, Configuration, RspackPluginInstance, RuleSetRule } from '@rspack/core';
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
  const { resolve } = createRequire(import.meta.url);
  return {
    test: /[\\/]src[\\/]pages[\\/][^\\/]+[\\/]page\.tsx$/,
    enforce: 'pre',
    oneOf: [
      { resourceQuery: /current/, loader: resolve('./whole-page-dev.mjs') },
      { loader: resolve(loader) },
    ],
  };
}

/**
 * Emits only builds without errors. An open page continues with the build before the mistake and receives the
 * repair as one update; the update for a deleted file would change the table of pages, which reloads the window.
 * Without split chunks, because an edit of an import would move modules between files.
 */
export const goodBuilds: Configuration['optimization'] = { emitOnErrors: false, splitChunks: false };

/** Emits builds with errors until the first good one, so that a page shows what is wrong from the start. */
export const firstBuilds: RspackPluginInstance = {
  apply(compiler: Compiler) {
    let wasGood = false;
    compiler.hooks.done.tap('first builds', (stats) => {
      wasGood ||= !stats.hasErrors();
    });
    // Before the plugin of `emitOnErrors`, because the first answer decides.
    compiler.hooks.shouldEmit.tap({ name: 'first builds', stage: -1 }, () => (wasGood ? undefined : true));
  },
};
