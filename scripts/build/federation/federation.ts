import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { globalNameOf, lastingGlobalOf } from 'shared-contracts/formats/global-name';
import { installedLibraries, rangeOf } from './shared-libraries';
import { standIn } from './stand-in';

/** Version of Module Federation that everything is built with. */
export const FEDERATION_VERSION = '2.9.2';

/** A remote that is built, and the folder it lies in. */
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
  const global = development ? globalNameOf(name, version) : lastingGlobalOf(name);
  return [
    new ModuleFederationPlugin({
      name: global,
      filename: development ? 'entry.js' : 'entry.[contenthash:10].js',
      // The shell takes the entry from the script that runs, not from a name that another remote could set first.
      // In development it is the entry that compose-dev.ts writes.
      library: development
        ? { type: 'var', name: global }
        : { type: 'assign', name: 'littleArchesFederation.entry' },
      exposes: { './routes': './src/routes.tsx' },
      shareStrategy: 'loaded-first',
      manifest: false,
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
      experiments: { optimization: { disableRemote: true, target: 'web' } },
    }) as unknown as RspackPluginInstance,
    runtimeOfTheShell(),
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

/** The plugin embeds its runtime in every entry; the shell hands over what an entry needs of it. */
const runtimeOfTheShell = () =>
  standIn(/webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/, 'federation-bundler-runtime.js');
