import type { SiteConfig } from 'shared-contracts/config';
import type { LoadableVersion } from 'shared-contracts/formats/composition';
import { createRemoteEntries, type RemoteEntry } from '../containment/remote-entries';
import { createScriptPolicies } from '../containment/trusted-scripts';
import type { FetchEntry } from './attempt-version';
import { takeEarlyScripts } from './early-scripts';
import { createHandOver } from './hand-over';
import { refreshFiles } from './refresh-files';
import { sharedLibraries } from './shared-libraries';

/** Version of the hand-over, and the versions of the shared libraries, set by the build. */
declare const __FEDERATION_RUNTIME__: string;
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

/** The hand-over that remotes must be built for. */
export const federationRuntime = __FEDERATION_RUNTIME__;

/**
 * Makes the shell the host of Module Federation's containers and gives the function that fetches an entry. The
 * entry is asked for directly: no manifest is, and its integrity comes from the composition.
 */
export function startFederation(payments: SiteConfig['payments']): FetchEntry {
  const scriptUrl = createScriptPolicies(payments);
  const entries = createRemoteEntries();
  const libraries = Object.entries(sharedLibraries).map(
    ([name, library]) => [name, { library, version: __SHARED_VERSIONS__[name] ?? '' }] as const,
  );
  Object.defineProperty(globalThis, 'littleArchesFederation', {
    value: createHandOver(Object.fromEntries(libraries), scriptUrl, entries.take),
  });
  const early = takeEarlyScripts();
  const loaded = new Map<string, RemoteEntry>();

  return async (_name, version, bust) => {
    if (bust) await refreshFiles(version);
    const url = addressOf(version, bust);
    let entry = loaded.get(url);
    if (!entry) {
      const ran = (!bust && (await early.get(version.url))) || (await runScript(url, version.integrity));
      entry = entries.givenBy(ran);
      loaded.set(url, entry);
    }
    return (await entry.get('./routes'))();
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
