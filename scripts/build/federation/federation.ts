import { rangeOf } from '@little-arches/contracts/formats/handshake';
import { globalNameOf } from '@little-arches/contracts/formats/page';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { installedLibraries } from './shared-libraries';

/** A built remote and its folder. */
interface RemoteSubject {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

/**
 * Returns the plugins that make a build a remote: one entry that exposes `routes` and shares the shell's
 * singletons.
 */
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
      // A release stores the entry in the folder of its version, beside its files.
      additionalData({ stats }) {
        stats.metaData.remoteEntry.path = version;
        return stats;
      },
    },
    dts: false,
    // `import: false`: a remote never contains its own copy; the shell provides it.
    shared: Object.fromEntries(
      Object.entries(installedLibraries(folder)).map(([library, version]) => [
        library,
        // Strict: an incompatible version is an error, which the loader handles, and not only a warning on the
        // console.
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
 * Fixes the id of the plugin's start module. It is named by its text, which contains the checkout's path, so the
 * bytes of the same sources would differ between folders.
 */
const fixedStartId: RspackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('fixed start id', ({ hooks }) => {
      hooks.beforeModuleIds.tap('fixed start id', (modules) => {
        // Rspack returns the identifier as text here, although its types declare a function.
        for (const module of modules as Iterable<{ readonly identifier: unknown; id: string }>)
          if (/data:text\/javascript,.*federation/.test(String(module.identifier))) module.id = 'federation';
      });
    });
  },
};
