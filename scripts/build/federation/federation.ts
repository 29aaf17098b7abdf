import { globalNameOf, rangeOf } from '@little-arches/contracts/formats';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { installedLibraries } from './shared-libraries';

/** A remote as Module Federation knows it: its name, and the modules that it exposes, by their request. */
export interface FederatedRemote {
  readonly name: string;
  readonly exposes: Readonly<Record<string, string>>;
}

/** The module that each of our remotes exposes: its table of pages. */
export const exposedRoutes = { './routes': './src/routes.tsx' };

interface FederatedBuild {
  readonly version: string;
  readonly folder: string;
  readonly development: boolean;
}

/** The name of a remote, and the plugins that make a build of it a container. */
export interface Federation {
  readonly name: string;
  plugins(build: FederatedBuild): RspackPluginInstance[];
}

/** Returns Module Federation's plugin for a remote, which shares the shell's singletons. */
export function federation({ name, exposes }: FederatedRemote): Federation {
  const plugins = ({ version, folder, development }: FederatedBuild) => {
    const plugin = new ModuleFederationPlugin({
      name: globalNameOf(name, version),
      filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
      exposes,
      shareStrategy: 'loaded-first',
      manifest: {
        additionalData({ stats }) {
          // A release stores the entry in the folder of its version, beside its files.
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
  };
  return { name, plugins };
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
