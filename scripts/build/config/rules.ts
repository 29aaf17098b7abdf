import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { globalNameOf } from '@little-arches/contracts/formats';
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';
import { SHELL, scopeOf } from '../model/version-names';
import { nameSource } from './source-maps';

/** The package.json whose `browserslist` names the oldest browsers; compiler and minifiers inherit it as the target. */
const BROWSERS = fileURLToPath(new URL('../package.json', import.meta.url));

const SOURCE_LOADER = createRequire(import.meta.url).resolve('./source-loader.cjs');

/** Options in which the parts of a build differ; all others are equal for each package. */
export interface BuildMode {
  /** `browser` files are served, `node` files prerender. */
  readonly target: 'browser' | 'node';
  /** Enables fast refresh and readable names, and disables hashes. */
  readonly development: boolean;
  /** For development in a released shell, whose React supports neither fast refresh nor development's JSX. */
  readonly inReleasedShell?: boolean;
}

/** Returns the compile rules for TypeScript, CSS and assets. */
export function rules({ target, development, inReleasedShell = false }: BuildMode): RuleSetRule[] {
  const ownReact = development && !inReleasedShell;
  const compile = {
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development: ownReact, refresh: ownReact && target === 'browser' },
        },
      },
    },
  };
  return [
    { test: /\.[cm]?tsx?$/, exclude: /node_modules/, ...compile },
    { test: /\.module\.css$/, type: 'css/module' },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
    { test: /\.(woff2|mp4|vtt|webm)$/, type: 'asset/resource' },
    { test: /\.md$/, use: [compile, SOURCE_LOADER] },
    // A drawing is a component when imported as `drawing.svg?react`, otherwise a file.
    {
      test: /\.svg$/,
      oneOf: [{ resourceQuery: /^\?react$/, use: [compile, SOURCE_LOADER] }, { type: 'asset/resource' }],
    },
  ];
}

/** The package to build: name, folder (absolute) and version. */
export interface BuildSubject {
  readonly name: string;
  readonly folder: string;
  readonly version: string;
}

/** Returns the options that every build shares. */
export function commonConfig({ name, folder, version }: BuildSubject, mode: BuildMode): Configuration {
  return {
    name,
    context: folder,
    mode: mode.development ? 'development' : 'production',
    devtool: mode.development ? 'cheap-module-source-map' : false,
    target: mode.target === 'node' ? 'node20' : `browserslist:${BROWSERS}`,
    // rxjs ships its modern build under the condition es2015.
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      conditionNames: ['es2015', '...'],
    },
    module: {
      rules: rules(mode),
      generator: {
        'css/module': {
          exportsConvention: 'as-is',
          localIdentName: mode.development
            ? `${name}-[name]-[local]`
            : `${scopeOf(name, version)}-[hash:5]-[local]`,
          exportsOnly: mode.target === 'node',
        },
        css: { exportsOnly: mode.target === 'node' },
        asset: { emit: mode.target === 'browser' },
        'asset/resource': { emit: mode.target === 'browser' },
      },
      // Custom properties keep their names, so that drawings can name them in attributes.
      parser: { 'css/module': { namedExports: false, dashedIdents: false } },
    },
    output: {
      path: path.join(folder, 'dist', mode.target),
      clean: true,
      ...(mode.development && { devtoolModuleFilenameTemplate: nameSource }),
      uniqueName: name === SHELL ? name : globalNameOf(name, version),
    },
    optimization: {
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin(), new rspack.LightningCssMinimizerRspackPlugin()],
    },
    performance: false,
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}
