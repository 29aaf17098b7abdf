import { createInstance, init } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { globalNameOf, type LoadableVersion } from 'shared-contracts/registry';
import { takeEarlyScripts } from './early-scripts';
import type { FetchEntry } from './load-remote';
import { refreshFiles } from './refresh-files';
import { sharedLibraries } from './shared-libraries';

/** Version of the Module Federation runtime, and the versions of the shared libraries, set by the build. */
declare const __FEDERATION_RUNTIME__: string;
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

/** The runtime that remotes must be built for: they don't bring their own. */
export const federationRuntime = __FEDERATION_RUNTIME__;

/**
 * Starts Module Federation with the shared libraries and gives the function that fetches an entry. The entry
 * is registered directly: no manifest is asked for, and its integrity comes from the composition.
 */
export function startFederation(): FetchEntry {
  // Remotes leave the runtime out of their entry and take this one (18 KB less for each).
  Object.assign(globalThis, {
    littleArchesFederation: { runtime: { init }, bundlerRuntime, attachShareScopeMap },
  });
  const early = takeEarlyScripts();
  const integrityOf = new Map<string, string>();
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(sharedLibraries).map(([name, library]) => [
        name,
        {
          version: __SHARED_VERSIONS__[name] ?? '',
          scope: 'default',
          lib: () => library,
          shareConfig: { singleton: true, requiredVersion: __SHARED_VERSIONS__[name] ?? '', eager: true },
        },
      ]),
    ),
    plugins: [
      {
        name: 'integrity',
        createScript({ url }) {
          const integrity = integrityOf.get(url);
          if (!integrity) return;
          const script = document.createElement('script');
          script.src = url;
          script.async = true;
          script.crossOrigin = 'anonymous';
          script.integrity = integrity;
          return script;
        },
      },
    ],
  });

  return async (name, version, bust) => {
    if (bust) await refreshFiles(version);
    // An entry that ran with the page is found by its global name, and is not fetched.
    else await early.get(version.url);
    const url = addressOf(version, bust);
    integrityOf.set(url, version.integrity);
    const key = globalNameOf(name, version.version);
    instance.registerRemotes([{ name: key, entry: url, type: 'global', entryGlobalName: key }], {
      force: bust,
    });
    return instance.loadRemote(`${key}/routes`);
  };
}

function addressOf({ url }: LoadableVersion, bust: boolean): string {
  const address = new URL(url, window.location.href);
  if (bust) address.searchParams.set('retry', String(Date.now()));
  return address.href;
}
