import type { Configuration } from '@rspack/core';
import { exposedRoutes, federation } from '../federation/federation';
import { folderOf } from '../model/packages';
import { SERVED_VERSION } from '../model/version-names';
import { firstBuilds, goodBuilds, remountedPages } from './fast-refresh-dev';
import { commonConfig } from './rules';

/**
 * Returns the development build of a remote for pages of a released shell, served below `base`. The mode of the
 * libraries and of JSX is that of the shell's React.
 */
export function laptopConfig(name: string, base: string): Configuration {
  const subject = { name, folder: folderOf(name), version: SERVED_VERSION };
  const common = commonConfig(subject, { target: 'browser', development: true, inReleasedShell: true });
  return {
    ...common,
    entry: {},
    module: { ...common.module, rules: [...(common.module?.rules ?? []), remountedPages] },
    optimization: { ...goodBuilds, nodeEnv: 'production' },
    // A page that missed updates, as after sleep, loads them later.
    output: {
      ...common.output,
      clean: false,
      publicPath: base,
      uniqueName: name,
      crossOriginLoading: 'anonymous',
    },
    plugins: [
      ...federation({ name, exposes: exposedRoutes }).plugins({ ...subject, development: true }),
      firstBuilds,
    ],
  };
}
