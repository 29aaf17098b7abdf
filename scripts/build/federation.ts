import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';
import { globalNameOf } from 'shared-contracts/registry';
import { projectRoot } from '../project-root';
import { sharedLibraries } from './shared-libraries';

/** Version of the Module Federation runtime; shell and remotes must be built with the same. */
export const FEDERATION_RUNTIME = '2.9.2';

/** What turns a build into a remote: one entry that exposes `routes`, sharing the singletons of the shell. */
export function federationPlugins(
  name: string,
  version: string,
  development: boolean,
): RspackPluginInstance[] {
  const global = globalNameOf(name, version);
  return [
    new ModuleFederationPlugin({
      name: global,
      filename: development ? 'entry.js' : 'entry.[contenthash:10].js',
      library: { type: 'var', name: global },
      exposes: { './routes': './src/routes.tsx' },
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
      // `import: false`: a remote never brings its own copy; the shell provides the one there is.
      shared: Object.fromEntries(
        Object.entries(sharedLibraries).map(([library, requiredVersion]) => [
          library,
          { singleton: true, requiredVersion, strictVersion: false, import: false as const },
        ]),
      ),
      experiments: { externalRuntime: true, optimization: { disableRemote: true, target: 'web' } },
    }) as unknown as RspackPluginInstance,
    ...esModuleRuntime(),
    fixedStartId,
  ];
}

/**
 * The plugin's own start module is named by its text, which holds the checkout's path; so its id would differ
 * from one folder to the next, and with it the bytes of the same sources.
 */
const fixedStartId: RspackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('fixed start id', ({ hooks }) => {
      hooks.beforeModuleIds.tap('fixed start id', (modules) => {
        // Here Rspack gives the identifier as text, where its types say that it is a function.
        for (const module of modules as Iterable<{ readonly identifier: unknown; id: string }>)
          if (/data:text\/javascript,.*federation/.test(String(module.identifier))) module.id = 'federation';
      });
    });
  },
};

/** The plugin embeds its CommonJS runtime, which can't be tree-shaken; the package's ES modules can. */
function esModuleRuntime(): RspackPluginInstance[] {
  const fromHere = createRequire(import.meta.url);
  const fromEnhanced = createRequire(fromHere.resolve('@module-federation/enhanced/rspack'));
  const esModule = (name: string) => fromEnhanced.resolve(name).replace(/index\.cjs$/, 'index.js');
  return [
    new rspack.NormalModuleReplacementPlugin(
      /webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/,
      esModule('@module-federation/webpack-bundler-runtime'),
    ),
    new rspack.NormalModuleReplacementPlugin(
      /^@module-federation\/runtime$/,
      esModule('@module-federation/runtime'),
    ),
  ];
}

/** Leaves out of the shell what the runtime needs for manifests and snapshots of remotes, and for version ranges. */
export function leanRuntime(): RspackPluginInstance[] {
  const replace = (file: RegExp, by: string) =>
    new rspack.NormalModuleReplacementPlugin(file, path.join(projectRoot(), 'scripts/build', by));
  return [
    replace(/snapshot[\\/]SnapshotHandler\.js$/, 'federation-unused.js'),
    replace(/snapshot[\\/]index\.js$/, 'federation-unused.js'),
    replace(/generate-preload-assets\.js$/, 'federation-unused.js'),
    replace(/utils[\\/]preload\.js$/, 'federation-unused.js'),
    replace(/utils[\\/]semver[\\/]index\.js$/, 'federation-versions.js'),
  ];
}
