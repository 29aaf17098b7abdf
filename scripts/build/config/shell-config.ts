import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { FEDERATION_RUNTIME } from '../federation/hand-over';
import { installedLibraries } from '../federation/shared-libraries';
import { trustedScripts } from '../federation/trusted-scripts';
import { browserPlugins } from './browser-plugins';
import { hashedNames, nodeConfig } from './remote-config';
import { type BuildSubject, commonConfig } from './rules';
import { versionLast, withoutVersion } from './version-last';

/** The name of the chunk with the libraries of the first page: they change seldom, the shell's own code often. */
export const VENDOR = 'vendor';

const libraries = {
  test: /[\\/]node_modules[\\/]/,
  chunks: ({ name }: { name?: string }) => name === 'main',
  name: VENDOR,
  enforce: true,
};

/**
 * A page has one version of the shell, so what the shell loads beside its entry needs no version in its address: each
 * file lies in a folder named by its content, and who was here before a release has it already.
 */
const lastingAssets = {
  publicPath: '/assets/shell/',
  assetModuleFilename: 'file-[contenthash:16]/[name][ext]',
};
const lastingFiles = {
  ...lastingAssets,
  chunkFilename: 'file-[contenthash:16]/[name].js',
  cssChunkFilename: 'file-[contenthash:16]/[name].css',
};

/** Constants the source of the shell in `folder` expects. */
export function shellConstants({ folder }: Pick<BuildSubject, 'folder'>) {
  return {
    __FEDERATION_RUNTIME__: JSON.stringify(FEDERATION_RUNTIME),
    __SHARED_VERSIONS__: JSON.stringify(installedLibraries(folder)),
  };
}

/** The browser build of the shell. It knows nothing of any remote. */
export function shellBrowserConfig(subject: BuildSubject): Configuration {
  const built = withoutVersion(subject);
  const common = commonConfig(built, { target: 'browser', development: false });
  return {
    ...common,
    entry: { main: path.join(subject.folder, 'src/main.tsx') },
    output: {
      ...common.output,
      ...hashedNames,
      ...lastingFiles,
      // Without the version in it, which would make another file of the libraries with each release.
      chunkLoadingGlobal: 'littleArchesShell',
    },
    optimization: { ...common.optimization, splitChunks: { cacheGroups: { [VENDOR]: libraries } } },
    plugins: [
      new rspack.DefinePlugin(shellConstants(subject)),
      trustedScripts(),
      new rspack.CopyRspackPlugin({
        patterns: [
          { from: 'src/frame/favicon.svg', to: lastingFiles.assetModuleFilename },
          { from: 'src/frame/social-card.png', to: lastingFiles.assetModuleFilename },
          { from: 'src/frame/early-look.js', to: lastingFiles.assetModuleFilename },
        ],
      }),
      ...browserPlugins(),
      versionLast(subject),
    ],
  };
}

/**
 * The build of what only pages with overrides, or with the QA panel, name. Apart from the shell's, so that no byte of that
 * depends on it; in the same folder, after that was emptied.
 */
export function shellToolsConfig(subject: BuildSubject): Configuration {
  const built = withoutVersion(subject);
  const common = commonConfig(built, { target: 'browser', development: false });
  return {
    ...common,
    entry: {
      override: path.join(subject.folder, 'src/override/main.ts'),
      qa: path.join(subject.folder, 'src/qa/main.ts'),
    },
    output: { ...common.output, ...hashedNames, clean: false },
    plugins: [new rspack.DefinePlugin(shellConstants(subject)), ...browserPlugins(), versionLast(subject)],
  };
}

/** The Node build of the shell, which prerenders pages. */
export function shellNodeConfig(subject: BuildSubject): Configuration {
  const config = nodeConfig(subject, { prerender: path.join(subject.folder, 'src/prerender.tsx') });
  return {
    ...config,
    output: { ...config.output, ...lastingAssets },
    plugins: [...(config.plugins ?? []), new rspack.DefinePlugin(shellConstants(subject))],
  };
}
