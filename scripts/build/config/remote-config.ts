import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { chunksGlobalOf } from 'shared-contracts/formats/page';
import { federationPlugins } from '../federation/federation';
import { browserPlugins } from './browser-plugins';
import { type BuildSubject, commonConfig } from './rules';
import { sourceMaps } from './source-maps';

/** Milliseconds until a chunk that does not answer counts as failed, so that a page can offer Retry. */
export const CHUNK_TIMEOUT = 8000;

/** The browser build of a remote: what visitors load. */
export function remoteBrowserConfig(subject: BuildSubject): Configuration {
  const common = commonConfig(subject, { target: 'browser', development: false });
  return {
    ...common,
    devtool: sourceMaps.devtool,
    // The container is the only entry; Rspack requires one of its own anyway.
    entry: {},
    output: {
      ...common.output,
      ...sourceMaps.output,
      ...hashedNames,
      ...lastingFiles(subject),
      ...throwingAgain,
      chunkLoadingGlobal: chunksGlobalOf(subject.name, subject.version),
    },
    plugins: [...federationPlugins(subject, false), ...browserPlugins()],
  };
}

/** A module that threw throws again for who imports it next, instead of being there with half its exports. */
const throwingAgain = { strictModuleErrorHandling: true };

/** The Node build of a remote: its table of pages for the release, and its components for prerendering. */
export function remoteNodeConfig(subject: BuildSubject): Configuration {
  return {
    ...nodeConfig(subject, { routes: path.join(subject.folder, 'src/routes.tsx') }),
    // The shell that renders it returns its own.
    externals: [/^react(-dom|-router|-router-dom)?($|\/)/],
    externalsType: 'module',
  };
}

/** A build for Node: ES modules. */
export function nodeConfig(subject: BuildSubject, entry: Record<string, string>): Configuration {
  const common = commonConfig(subject, { target: 'node', development: false });
  return {
    ...common,
    entry,
    output: {
      ...common.output,
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      // The same as in the browser's build, so that markup agrees.
      ...lastingAssets(subject),
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      ...throwingAgain,
    },
    // No one downloads it, and the release check reads in it what a package uses.
    optimization: { minimize: false, mangleExports: false },
  };
}

/**
 * What is loaded beside an entry has no version in its address: each file is in a folder named by its
 * content, and who was here before a release has it already.
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
