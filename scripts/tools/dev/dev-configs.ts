import path from 'node:path';
import { fastRefresh, firstBuilds, goodBuilds, hotPages } from '@little-arches/build/config/fast-refresh-dev';
import { remoteNodeConfig } from '@little-arches/build/config/remote-config';
import { type BuildSubject, commonConfig } from '@little-arches/build/config/rules';
import { shellConstants } from '@little-arches/build/config/shell-config';
import { exposedRoutes, federation } from '@little-arches/build/federation';
import { folderOf } from '@little-arches/build/model/packages';
import { SERVED_VERSION } from '@little-arches/build/model/version-names';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { type Configuration, rspack } from '@rspack/core';

/** Version of every package in development. */
export const DEVELOPMENT = 'development';

/** Returns the development build of a remote as part of the composed site, served below `base`. */
export function remoteDevConfig(name: string, base: string): Configuration {
  const common = commonDevConfig(name, base);
  return {
    ...common,
    entry: {},
    module: { ...common.module, rules: [...(common.module?.rules ?? []), hotPages] },
    plugins: [
      ...federation({ name, exposes: exposedRoutes }).plugins({
        folder: folderOf(name),
        version: SERVED_VERSION,
        development: true,
      }),
      fastRefresh(),
      firstBuilds,
    ],
    // The shell's runtime; see give-refresh.ts.
    externals: { 'react-refresh/runtime': `var littleArchesRefresh('${name}')` },
  };
}

/** Returns the development build of the shell, served below `base`. */
export function shellDevConfig(base: string): Configuration {
  return {
    ...commonDevConfig('shell', base),
    // React looks for the refresh runtime when it starts, so the runtime is first.
    entry: { main: [inBrowser('give-refresh.ts'), path.join(folderOf('shell'), 'src/main.tsx')] },
    plugins: [
      new rspack.DefinePlugin(shellConstants({ folder: folderOf('shell') })),
      new rspack.NormalModuleReplacementPlugin(/^\.\/(shared-libraries|own-script)$/, (resource) => {
        resource.request += '.dev';
      }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'src/frame/favicon.svg' }] }),
      fastRefresh(),
      firstBuilds,
    ],
  };
}

/** Matches a page import in a table of pages; the build of a remote requires this form. */
const PAGE = /^\.\/pages\/[^/]+\/page$/;

/** Returns the build of a remote's table of pages for Node, without compiling the pages. */
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

function commonDevConfig(name: string, base: string): Configuration {
  const common = commonConfig(subjectOf(name), { target: 'browser', development: true });
  return {
    ...common,
    optimization: goodBuilds,
    output: {
      ...common.output,
      // A page that missed updates, as after sleep, loads them later.
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
