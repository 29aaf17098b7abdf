import path from 'node:path';
import { chunksGlobalOf } from '@little-arches/contracts/formats';
import type { Configuration } from '@rspack/core';
import type { Federation } from '../federation/federation';
import { browserPlugins } from './browser-plugins';
import { type BuildSubject, commonConfig } from './rules';
import { sourceMaps } from './source-maps';

/** Milliseconds after which loading a chunk counts as failed, so that a page can offer Retry. */
export const CHUNK_TIMEOUT = 8000;

/** Returns the browser build of a remote, which visitors load. */
export function remoteBrowserConfig(subject: BuildSubject, federation: Federation): Configuration {
  const common = commonConfig(subject, { target: 'browser', development: false });
  return {
    ...common,
    devtool: sourceMaps.devtool,
    // The container is the only entry, but Rspack requires another one.
    entry: {},
    output: {
      ...common.output,
      ...sourceMaps.output,
      ...hashedNames,
      ...lastingFiles(subject),
      ...throwingAgain,
      chunkLoadingGlobal: chunksGlobalOf(subject.name, subject.version),
    },
    plugins: [...federation.plugins({ ...subject, development: false }), ...browserPlugins()],
  };
}

/** Makes a failed module throw again at the next import, instead of returning half of its exports. */
const throwingAgain = { strictModuleErrorHandling: true };

/** Returns the Node build of a remote: its table of pages for the release, and its components for prerendering. */
export function remoteNodeConfig(subject: BuildSubject): Configuration {
  return {
    ...nodeConfig(subject, { routes: path.join(subject.folder, 'src/routes.tsx') }),
    // The shell that renders it provides its own.
    externals: [/^react(-dom|-router|-router-dom)?($|\/)/],
    externalsType: 'module',
  };
}

/** Returns a build for Node: ES modules with source maps without sources, for an error's line and a debugger. */
export function nodeConfig(subject: BuildSubject, entry: Record<string, string>): Configuration {
  const common = commonConfig(subject, { target: 'node', development: false });
  return {
    ...common,
    devtool: 'inline-nosources-cheap-module-source-map',
    entry,
    output: {
      ...common.output,
      ...sourceMaps.output,
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      // The same names as in the browser's build, so that the markup is equal.
      ...lastingAssets(subject),
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      ...throwingAgain,
    },
    // No visitor loads it, and the release check finds in it what a package uses.
    optimization: { minimize: false, mangleExports: false },
  };
}

/**
 * Returns output names for files loaded after the entry. Their addresses contain no version: each file is in a
 * folder named by its content, so returning visitors already have unchanged files.
 */
export function lastingAssets({ name }: Pick<BuildSubject, 'name'>) {
  return { publicPath: `/assets/${name}/`, assetModuleFilename: 'file-[contenthash:16]/[name][ext]' };
}
export function lastingFiles(subject: Pick<BuildSubject, 'name'>) {
  return {
    ...lastingAssets(subject),
    chunkFilename: 'file-[contenthash:16]/[name].js',
    cssChunkFilename: 'file-[contenthash:16]/[name].css',
  };
}

/** Names that change with the content, so that every file can be kept forever. */
export const hashedNames = {
  filename: '[name].[contenthash:10].js',
  chunkFilename: '[name].[contenthash:10].js',
  cssFilename: '[name].[contenthash:10].css',
  cssChunkFilename: '[name].[contenthash:10].css',
  assetModuleFilename: '[name].[contenthash:10][ext]',
  crossOriginLoading: 'anonymous' as const,
  chunkLoadTimeout: CHUNK_TIMEOUT,
};
