import path from 'node:path';
import type { Configuration, RspackPluginInstance, RuleSetRule } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { projectRoot } from '@scripts/kit/project-root';

/** Fast refresh for a development build. */
export function fastRefresh(): RspackPluginInstance {
  return new ReactRefreshRspackPlugin();
}

/** The rule that lets a remote's pages be edited without losing what is on the screen. */
export const hotPages: RuleSetRule = {
  test: /[\\/]src[\\/]pages[\\/][^\\/]+[\\/]page\.tsx$/,
  resourceQuery: { not: [/current/] },
  enforce: 'pre',
  loader: path.join(projectRoot(), 'scripts/build/config/hot-page-dev.mjs'),
};

/** A file with a mistake imports nothing; chunks that changed with it would have the window reload. */
export const stableChunks: Configuration['optimization'] = { splitChunks: false };
