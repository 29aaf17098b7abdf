import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { federationPlugins, globalNameOf } from './federation';
import { type BuildSubject, commonConfig } from './rules';
import { sharedLibraries } from './shared-libraries';

/** Milliseconds until a chunk that does not answer counts as failed, so that a page can offer Retry. */
export const CHUNK_TIMEOUT = 8000;

/** The browser build of a remote: what visitors load. */
export function remoteBrowserConfig(subject: BuildSubject): Configuration {
  const { name, version } = subject;
  const common = commonConfig(subject, { target: 'browser', development: false });
  return {
    ...common,
    // The container is the only entry; Rspack wants one of its own all the same.
    entry: {},
    output: {
      ...common.output,
      ...hashedNames,
      publicPath: 'auto',
      // Two versions of a remote can live in one page.
      uniqueName: globalNameOf(name, version),
    },
    plugins: [...federationPlugins(name, version, false), new rspack.SubresourceIntegrityPlugin()],
  };
}

/** The Node build of a remote: its table of pages for the release, and its components for prerendering. */
export function remoteNodeConfig(subject: BuildSubject): Configuration {
  const common = commonConfig(subject, { target: 'node', development: false });
  return {
    ...common,
    entry: { routes: path.join(subject.folder, 'src/routes.tsx') },
    output: {
      ...common.output,
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    externals: [...Object.keys(sharedLibraries), 'react/jsx-runtime'],
    externalsType: 'module',
    optimization: { minimize: false },
  };
}

/** Names that change with the content, so that every file can be kept for ever. */
export const hashedNames = {
  filename: '[name].[contenthash:10].js',
  chunkFilename: '[name].[contenthash:10].js',
  cssFilename: '[name].[contenthash:10].css',
  cssChunkFilename: '[name].[contenthash:10].css',
  assetModuleFilename: '[name].[contenthash:10][ext]',
  crossOriginLoading: 'anonymous' as const,
  chunkLoadTimeout: CHUNK_TIMEOUT,
};
