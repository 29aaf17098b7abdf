import path from 'node:path';
import { commonConfig } from '@little-arches/build/config/rules';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';

/** The version of every package of the naive site in the addresses of its files. */
export const NAIVE_VERSION = 'bench';

/** Package names of the naive site: its host, and each remote under a different name. */
export const naiveHost = 'naive-host';
export const naiveNames: Readonly<Record<string, string>> = {
  'remote-marketing': 'naive-marketing',
  'remote-store': 'naive-store',
  'remote-account': 'naive-account',
  'remote-kids-zone': 'naive-kids-zone',
};

const globalOf = (name: string) => name.replaceAll('-', '_');
const assetsOf = (name: string) => `/assets/${name}/${NAIVE_VERSION}/`;

/** Shared libraries as in Module Federation's guide: each is shared whole, with a copy in each build. */
const shared = {
  react: { singleton: true },
  'react-dom': { singleton: true },
  'react-router-dom': { singleton: true },
};

/**
 * Returns the builds of the same sources as Module Federation's guide teaches beginners: a host whose remotes are
 * manifests, and remotes that expose their pages. The same rules compile the packages, into `output`.
 */
export function naiveConfigs(output: string): Configuration[] {
  const root = projectRoot();
  const remotes = Object.entries(naiveNames).map(([remote, name]) =>
    configOf(output, name, path.join(root, remote), {
      filename: 'remoteEntry.js',
      exposes: { './routes': './src/routes.tsx' },
      manifest: true,
    }),
  );
  const host = configOf(output, naiveHost, root, {
    remotes: Object.fromEntries(
      Object.values(naiveNames).map((name) => [
        globalOf(name),
        `${globalOf(name)}@${assetsOf(name)}mf-manifest.json`,
      ]),
    ),
  });
  return [{ ...host, entry: { main: path.join(root, 'scripts/tools/bench/naive/main.ts') } }, ...remotes];
}

function configOf(output: string, name: string, folder: string, federation: object): Configuration {
  const common = commonConfig(
    { name, folder, version: NAIVE_VERSION },
    { target: 'browser', development: false },
  );
  return {
    ...common,
    entry: {},
    output: {
      ...common.output,
      path: path.join(output, name),
      filename: '[name].[contenthash:10].js',
      publicPath: assetsOf(name),
    },
    plugins: [
      new ModuleFederationPlugin({ name: globalOf(name), shared, dts: false, ...federation }) as never,
    ],
  };
}
