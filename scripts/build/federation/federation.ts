import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { globalNameOf } from 'shared-contracts/formats/page';
import { installedLibraries, rangeOf } from './shared-libraries';

/** A remote that is built, and the folder it is in. */
interface RemoteSubject {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

/** What turns a build into a remote: one entry that exposes `routes`, sharing the singletons of the shell. */
export function federationPlugins(
  { name, version, folder }: RemoteSubject,
  development: boolean,
): RspackPluginInstance[] {
  const plugin = new ModuleFederationPlugin({
    name: globalNameOf(name, version),
    filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
    exposes: { './routes': './src/routes.tsx' },
    shareStrategy: 'loaded-first',
    manifest: {
      // A release lays the entry in the folder of its version, beside those of its files.
      additionalData({ stats }) {
        stats.metaData.remoteEntry.path = version;
        return stats;
      },
    },
    dts: false,
    // `import: false`: a remote never brings its own copy; the shell provides the one there is.
    shared: Object.fromEntries(
      Object.entries(installedLibraries(folder)).map(([library, version]) => [
        library,
        // Strict: one that does not fit is an error, which the loader answers, and not a line on the console.
        {
          singleton: true,
          requiredVersion: rangeOf(version),
          strictVersion: true,
          import: false as const,
        },
      ]),
    ),
    experiments: {
      externalRuntime: true,
      optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
    },
  }) as unknown as RspackPluginInstance;
  return [ofVersion(plugin, version), fixedStartId];
}

/** Passes the version of a build to the plugin, which would otherwise read it from the working directory. */
function ofVersion(plugin: RspackPluginInstance, version: string): RspackPluginInstance {
  return {
    apply(compiler: Compiler) {
      const before = process.env.MF_BUILD_VERSION;
      process.env.MF_BUILD_VERSION = version;
      plugin.apply(compiler);
      if (before === undefined) delete process.env.MF_BUILD_VERSION;
      else process.env.MF_BUILD_VERSION = before;
    },
  };
}

/**
 * The plugin's own start module is named by its text, which holds the checkout's path; so its id would differ
 * from one folder to the next, and with it the bytes of the same sources.
 */
const fixedStartId: RspackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('fixed start id', ({ hooks }) => {
      hooks.beforeModuleIds.tap('fixed start id', (modules) => {
        // Here Rspack returns the identifier as text, where its types say that it is a function.
        for (const module of modules as Iterable<{ readonly identifier: unknown; id: string }>)
          if (/data:text\/javascript,.*federation/.test(String(module.identifier))) module.id = 'federation';
      });
    });
  },
};
