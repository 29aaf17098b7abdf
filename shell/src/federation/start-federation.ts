import type { SiteConfig } from '@little-arches/contracts/config';
import type { ComposedRemote } from '@little-arches/contracts/formats';
import * as runtimeCore from '@module-federation/runtime/core';
import { createFederation } from './instance';
import { loadEntry } from './load-entry';
import type { OnFailure, RemoteLoader } from './load-remotes';
import { takePageScripts } from './page-scripts';
import { createScriptPolicies } from './trusted-scripts';

/** Version of Module Federation's runtime, and the versions of the shared libraries, set by the build. */
declare const __FEDERATION_RUNTIME__: string;
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

/** Milliseconds a try may take. */
const TIMEOUT = 8000;

/** Creates the loader of remotes; `onFailure` is called once for each version that could not be loaded. */
export type StartLoader = (onFailure: OnFailure) => RemoteLoader;

/**
 * Makes the shell the host of Module Federation. Call while the shell's own script runs: the page's entries run
 * after it, and use the runtime that remotes leave out of their builds (`externalRuntime`).
 */
export function startFederation(
  payments: SiteConfig['payments'],
  remotes: readonly ComposedRemote[],
): StartLoader {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const scriptUrl = createScriptPolicies(payments);
  const pageScripts = takePageScripts(remotes);
  return (onFailure) =>
    createFederation({
      runtime: __FEDERATION_RUNTIME__,
      versions: __SHARED_VERSIONS__,
      timeout: TIMEOUT,
      onFailure,
      entryPlugin: (registrations) => loadEntry({ registrations, pageScripts, scriptUrl, timeout: TIMEOUT }),
    });
}
