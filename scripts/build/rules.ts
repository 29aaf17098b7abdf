import path from 'node:path';
import type { Configuration, RuleSetRule } from '@rspack/core';

/** How the parts of a build differ; everything else is the same for each package. */
export interface BuildMode {
  /** `browser` files are served, `node` files prerender. */
  readonly target: 'browser' | 'node';
  /** Fast refresh, readable names, no hashes. */
  readonly development: boolean;
}

/** Oldest browsers served: those with the features the site relies on (dialog, :has, cascade layers). */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4'];

/** The compile rules for TypeScript, CSS and assets. */
export function rules({ target, development }: BuildMode): RuleSetRule[] {
  return [
    {
      test: /\.[cm]?tsx?$/,
      exclude: /node_modules/,
      loader: 'builtin:swc-loader',
      options: {
        env: { targets: target === 'node' ? { node: '20' } : BROWSERS },
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: { runtime: 'automatic', development, refresh: development && target === 'browser' },
          },
        },
      },
    },
    { test: /\.module\.css$/, type: 'css/module' },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
    { test: /\.(woff2|mp4|vtt|webm)$/, type: 'asset/resource' },
    { test: /\.svg$/, type: 'asset/resource' },
  ];
}

/** Options that every build shares. `folder` is the package's own, absolute. */
export function commonConfig(name: string, folder: string, mode: BuildMode): Configuration {
  return {
    name,
    context: folder,
    mode: mode.development ? 'development' : 'production',
    devtool: mode.development ? 'cheap-module-source-map' : false,
    target: mode.target === 'node' ? 'node20' : ['web', 'es2022'],
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: rules(mode),
      generator: {
        'css/module': {
          exportsConvention: 'as-is',
          // The same in browser and Node builds, and never the same in two packages.
          localIdentName: mode.development ? `${name}-[name]-[local]` : `[hash:6]-[local]`,
          exportsOnly: mode.target === 'node',
        },
        css: { exportsOnly: mode.target === 'node' },
        asset: { emit: mode.target === 'browser' },
        'asset/resource': { emit: mode.target === 'browser' },
      },
      parser: { 'css/module': { namedExports: false } },
    },
    output: { path: path.join(folder, 'dist', mode.target), clean: true },
    performance: false,
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}
