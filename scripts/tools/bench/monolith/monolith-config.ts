import path from 'node:path';
import { browserPlugins } from '@little-arches/build/config/browser-plugins';
import { hashedNames, nodeConfig } from '@little-arches/build/config/remote-config';
import { commonConfig } from '@little-arches/build/config/rules';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { type Configuration, rspack } from '@rspack/core';

/** Name and version of the monolith in the addresses of its files. */
export const monolith = { name: 'monolith', version: 'bench' } as const;

const subject = { ...monolith, folder: projectRoot() };

/** Where the files of the browser build are served. */
export const assetsFolder = `/assets/${monolith.name}/${monolith.version}/`;
const assets = { publicPath: assetsFolder, assetModuleFilename: hashedNames.assetModuleFilename };

/**
 * Returns the builds of all packages as one, with the same rules, minifier, splitting and integrity as the released
 * builds, but without federation.
 */
export function monolithConfigs(output: string): [browser: Configuration, node: Configuration] {
  const root = subject.folder;
  const here = path.join(root, 'scripts/tools/bench/monolith');
  const common = commonConfig(subject, { target: 'browser', development: false });
  const node = nodeConfig(subject, { node: path.join(here, 'node.ts') });
  return [
    {
      ...common,
      entry: { main: path.join(here, 'main.tsx') },
      output: {
        ...common.output,
        ...hashedNames,
        path: path.join(output, 'browser'),
        ...assets,
      },
      plugins: [
        new rspack.CopyRspackPlugin({
          patterns: [
            {
              from: path.join(root, 'shell/src/frame/favicon.svg'),
              to: 'favicon.[contenthash:10].svg',
            },
          ],
        }),
        ...browserPlugins(),
      ],
    },
    { ...node, output: { ...node.output, ...assets, path: path.join(output, 'node') } },
  ];
}
