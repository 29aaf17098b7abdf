import type { ComposedRemote } from '@little-arches/contracts/formats/page';
import { asError, describeThrown } from '@little-arches/contracts/platform';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { arrivedAndThrew, ThrownScriptError } from '../containment/arrived-and-threw';
import { Refusal } from './compatibility';
import { refreshFiles } from './refresh-files';
import { fallbackRequestOf, type Registrations, requestOf, type TrackedRemote } from './registrations';

/** Matches the runtime's error for an entry that ran and threw, or left no container. */
const RAN_IN_VAIN = /\bScriptExecutionError\b|#RUNTIME-001\b/;

/** Called once for each version that could not be loaded. */
export type OnFailure = (remote: ComposedRemote, version: string, error: unknown) => void;

/**
 * Creates the plugin that answers a failure with the next try: the composed version again, bypassing the caches,
 * then the fallback version. A version that is incompatible, or whose file arrived and threw, is not tried again in
 * this document.
 */
export function retryAndFallback(
  registrations: Registrations,
  onFailure: OnFailure,
): ModuleFederationRuntimePlugin {
  const threw = new Map<string, ThrownScriptError>();

  /** Wraps an error of a version's own code in an error with our message. */
  function failureOf(request: string, thrown: unknown): Error {
    const cause = asError(thrown);
    if (cause instanceof ThrownScriptError && threw.get(request) === cause) return cause;
    if (!arrivedAndThrew(cause) && !RAN_IN_VAIN.test(describeThrown(cause).message)) return cause;
    const { tracked, version } = registrations.find(request) ?? {};
    const sentence = `Remote '${tracked?.remote.name}' ${version?.version} arrived and threw`;
    const failure = new ThrownScriptError(sentence, { cause });
    threw.set(request, failure);
    return failure;
  }

  function fallbackOf(tracked: TrackedRemote, load: (request: string) => Promise<unknown>) {
    const request = fallbackRequestOf(tracked.remote);
    if (!request) return undefined;
    return load(request).catch((thrown: unknown) => {
      onFailure(tracked.remote, tracked.remote.lastGood?.version ?? '', failureOf(request, thrown));
    });
  }

  return {
    name: 'retry-and-fallback',
    async afterMatchRemote({ id }) {
      const known = threw.get(id);
      if (known) throw known;
      const { tracked } = registrations.find(id) ?? {};
      // A file that can't be refreshed may be valid by now.
      if (tracked?.state === 'loading:again') await refreshFiles(tracked.remote).catch(() => {});
    },
    async errorLoadRemote({ id, error, lifecycle, origin }) {
      const { tracked } = registrations.find(id) ?? {};
      // The failure of the fallback version is handled by the try below.
      if (lifecycle !== 'onLoad' || !tracked || id !== requestOf(tracked.remote)) return undefined;
      const failure = failureOf(id, error);
      const isFinal = failure instanceof Refusal || failure instanceof ThrownScriptError;
      const load = (request: string): Promise<unknown> => origin.loadRemote(request);
      const state = registrations.move(tracked, isFinal ? 'refused' : 'failed');
      if (state === 'loading:again') return await load(id);
      if (state === 'loading:fallback') {
        onFailure(tracked.remote, tracked.remote.version, failure);
        const fallback = await fallbackOf(tracked, load);
        if (fallback) return fallback;
      }
      throw failure;
    },
  };
}
