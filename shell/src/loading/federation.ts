import { createInstance, init } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import type { SiteConfig } from 'shared-contracts/config';
import type { LoadableVersion } from 'shared-contracts/formats/composition';
import { globalNameOf } from 'shared-contracts/formats/global-name';
import { createRemoteEntries, type RemoteEntry } from '../containment/remote-entries';
import { createScriptPolicies } from '../containment/trusted-scripts';
import type { FetchEntry } from './attempt-version';
import { takeEarlyScripts } from './early-scripts';
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
export function startFederation(payments: SiteConfig['payments']): FetchEntry {
  const scriptUrl = createScriptPolicies(payments);
  const entries = createRemoteEntries();
  // Remotes leave the runtime out of their entry and take this one (18 KB less for each). None of them may
  // change what the next one finds here.
  Object.defineProperty(globalThis, 'littleArchesFederation', {
    value: Object.freeze({
      runtime: Object.freeze({ init }),
      bundlerRuntime: Object.freeze({ ...bundlerRuntime }),
      attachShareScopeMap,
      scriptUrl,
      set entry(entry: RemoteEntry) {
        entries.take(entry);
      },
    }),
  });
  const early = takeEarlyScripts();
  const loaded = new Map<string, RemoteEntry>();
  let retries = 0;
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
    plugins: [{ name: 'entries', loadEntry: async ({ remoteInfo }) => loaded.get(remoteInfo.entry) }],
  });

  return async (name, version, bust) => {
    if (bust) await refreshFiles(version);
    const url = addressOf(version, bust);
    if (!loaded.has(url)) {
      const ran = (!bust && (await early.get(version.url))) || (await runScript(url, version.integrity));
      loaded.set(url, entries.givenBy(ran));
    }
    const key = globalNameOf(name, version.version);
    // Each further try is a remote of its own to Module Federation: an earlier one may still answer.
    const alias = bust ? `${key}_retry${++retries}` : key;
    instance.registerRemotes([{ name: alias, entry: url, type: 'global', entryGlobalName: key }]);
    return instance.loadRemote(`${alias}/routes`);
  };

  /** Runs a script that must be what its hash says; gives its element, which is out of the page again. */
  function runScript(url: string, integrity: string): Promise<HTMLScriptElement> {
    const script = document.createElement('script');
    const end = new Promise<HTMLScriptElement>((resolve, reject) => {
      script.onload = () => resolve(script);
      script.onerror = () => reject(new Error(`${url} could not be loaded`));
    });
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.src = scriptUrl(url);
    document.head.append(script);
    return end.finally(() => script.remove());
  }
}

function addressOf({ url }: LoadableVersion, bust: boolean): string {
  const address = new URL(url, window.location.href);
  if (bust) address.searchParams.set('retry', String(Date.now()));
  return address.href;
}
