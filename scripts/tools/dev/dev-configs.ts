import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { fastRefresh, hotPages, remountedPages, stableChunks } from '@scripts/build/config/fast-refresh-dev';
import { remoteNodeConfig } from '@scripts/build/config/remote-config';
import { type BuildSubject, commonConfig } from '@scripts/build/config/rules';
import { shellConstants } from '@scripts/build/config/shell-config';
import { federationPlugins } from '@scripts/build/federation/federation';
import { folderOf } from '@scripts/build/packages';
import { projectRoot } from '@scripts/kit/project-root';
import { SERVED_VERSION, servedPolicyOf } from 'shared-contracts/formats/page';

/** The version that every package has in development. */
export const DEVELOPMENT = 'development';

/** The development build of a remote as part of the composed site, served below `base`. */
export function remoteDevConfig(name: string, base: string): Configuration {
  const common = commonDevConfig(name, base);
  return {
    ...common,
    entry: {},
    module: { ...common.module, rules: [...(common.module?.rules ?? []), hotPages] },
    plugins: [...federationPlugins({ ...subjectOf(name), version: SERVED_VERSION }, true), fastRefresh()],
    // The shell's, see give-refresh.ts.
    externals: { 'react-refresh/runtime': `var littleArchesRefresh('${name}')` },
  };
}

/** The development build of a remote, served at `origin`, for pages of a released shell that take it from there. */
export function remoteServedConfig(name: string, origin: string): Configuration {
  const common = commonDevConfig(name, `${origin}/`, true);
  return {
    ...common,
    entry: {},
    module: { ...common.module, rules: [...(common.module?.rules ?? []), remountedPages] },
    // What libraries are made of must go together with the shell's React.
    optimization: { ...stableChunks, nodeEnv: 'production' },
    output: { ...common.output, trustedTypes: servedPolicyOf(name) },
    plugins: federationPlugins({ ...subjectOf(name), version: SERVED_VERSION }, true),
  };
}

/** The development build of the shell, served below `base`. */
export function shellDevConfig(base: string): Configuration {
  return {
    ...commonDevConfig('shell', base),
    // React looks for the refresh runtime when it starts, so that comes first.
    entry: { main: [inBrowser('give-refresh.ts'), path.join(folderOf('shell'), 'src/main.tsx')] },
    plugins: [
      new rspack.DefinePlugin(shellConstants({ folder: folderOf('shell') })),
      new rspack.NormalModuleReplacementPlugin(/^\.\/(shared-libraries|own-script)$/, (resource) => {
        resource.request += '.dev';
      }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'src/frame/favicon.svg' }] }),
      fastRefresh(),
    ],
  };
}

/** How a table of pages loads one; the build of a remote insists on that form. */
const PAGE = /^\.\/pages\/[^/]+\/page$/;

/** Only the table of a remote's pages, for Node: the pages themselves are not compiled. */
export function pageTableConfig(name: string): Configuration {
  const node = remoteNodeConfig(subjectOf(name));
  return {
    ...node,
    externals: [
      ...[node.externals ?? []].flat(),
      async ({ request }) => (PAGE.test(request ?? '') ? `import ${request}` : undefined),
    ],
    output: {
      ...node.output,
      path: path.join(projectRoot(), '.cache/dev', name),
      filename: '[name].[contenthash:10].mjs',
    },
  };
}

function commonDevConfig(name: string, base: string, inReleasedShell = false): Configuration {
  const mode = { target: 'browser', development: true, inReleasedShell } as const;
  const common = commonConfig(subjectOf(name), mode);
  return {
    ...common,
    optimization: stableChunks,
    output: {
      ...common.output,
      // A page that missed an update, while a file had a mistake, fetches it later.
      clean: false,
      publicPath: base,
      uniqueName: name,
      crossOriginLoading: 'anonymous',
    },
  };
}

function subjectOf(name: string): BuildSubject {
  return { name, folder: folderOf(name), version: DEVELOPMENT };
}

function inBrowser(file: string): string {
  return path.join(projectRoot(), 'scripts/tools/dev/browser', file);
}
