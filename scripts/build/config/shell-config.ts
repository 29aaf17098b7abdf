import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { FEDERATION_RUNTIME } from '../federation/runtime-version';
import { installedLibraries } from '../federation/shared-libraries';
import { browserPlugins } from './browser-plugins';
import { hashedNames, lastingAssets, lastingFiles, nodeConfig } from './remote-config';
import { type BuildSubject, commonConfig } from './rules';
import { sourceMaps } from './source-maps';

/**
 * Name of the chunk with the code of the first page that rarely changes, so that a release of the shell leaves it
 * unchanged: the libraries, and the contracts except the address table.
 */
export const VENDOR = 'vendor';

const seldomChanged = {
  test: /[\\/]node_modules[\\/]|[\\/]shared-contracts[\\/]src[\\/](?!ui[\\/]|routes[\\/]|company[\\/]brand).*\.tsx?$/,
  chunks: ({ name }: { name?: string }) => name === 'main',
  name: VENDOR,
  enforce: true,
};

/**
 * File of the Node build with its libraries. They are most of the build, and the release check need not read them.
 */
export const LIBRARIES_FILE = 'libraries.mjs';

/** Matches the font file that every page preloads. */
export const PAGE_FONT = /nunito-latin-wght-normal\b.*\.woff2$/;

const libraries = {
  test: /[\\/]node_modules[\\/]/,
  chunks: 'all' as const,
  name: path.parse(LIBRARIES_FILE).name,
  enforce: true,
};

/** Returns the constants that the source of the shell in `folder` requires. */
export function shellConstants({ folder }: Pick<BuildSubject, 'folder'>) {
  return {
    __FEDERATION_RUNTIME__: JSON.stringify(FEDERATION_RUNTIME),
    __SHARED_VERSIONS__: JSON.stringify(installedLibraries(folder)),
    // The composition names entries and no manifests, so the part of the runtime that reads manifests is omitted.
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    ENV_TARGET: JSON.stringify('web'),
  };
}

/** Returns the browser build of the shell. It depends on no remote. */
export function shellBrowserConfig(subject: BuildSubject): Configuration {
  const common = commonConfig(subject, { target: 'browser', development: false });
  return {
    ...common,
    devtool: sourceMaps.devtool,
    entry: { main: path.join(subject.folder, 'src/main.tsx') },
    output: {
      ...common.output,
      ...sourceMaps.output,
      ...hashedNames,
      ...lastingFiles(subject),
      chunkLoadingGlobal: 'littleArchesShell',
    },
    optimization: { ...common.optimization, splitChunks: { cacheGroups: { [VENDOR]: seldomChanged } } },
    plugins: [
      new rspack.DefinePlugin(shellConstants(subject)),
      new rspack.CopyRspackPlugin({
        patterns: [
          { from: 'src/frame/favicon.svg', to: lastingAssets(subject).assetModuleFilename },
          { from: 'src/frame/social-card.png', to: lastingAssets(subject).assetModuleFilename },
          { from: 'src/start/early-events.js', to: lastingAssets(subject).assetModuleFilename },
        ],
      }),
      ...browserPlugins(),
    ],
  };
}

/** Returns the Node build of the shell, which prerenders pages. */
export function shellNodeConfig(subject: BuildSubject): Configuration {
  const config = nodeConfig(subject, { prerender: path.join(subject.folder, 'src/prerender.tsx') });
  return {
    ...config,
    optimization: { ...config.optimization, splitChunks: { cacheGroups: { libraries } } },
    plugins: [...(config.plugins ?? []), new rspack.DefinePlugin(shellConstants(subject))],
  };
}
