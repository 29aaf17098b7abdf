import type { ComposedRemote, LoadableVersion } from 'shared-contracts/registry';
import { describeMismatch, isCompatible, parseRemote, type RemoteDefinition } from 'shared-contracts/remote';
import { arrivedAndThrew, ThrownScriptError } from './loading/arrived-and-threw';

/** Gets the module a version's entry exposes. `bust` asks past every cache. */
export type FetchEntry = (name: string, version: LoadableVersion, bust: boolean) => Promise<unknown>;

/** A remote that is loaded and checked. */
export interface LoadedRemote {
  readonly remote: ComposedRemote;
  /** The version that came, which may be the last good one. */
  readonly version: string;
  readonly definition: RemoteDefinition;
}

/** All tries to load a remote failed; `message` tells of the composed version. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  constructor(
    readonly remote: ComposedRemote,
    message: string,
    options: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** How loading is done. */
export interface LoaderParts {
  readonly fetchEntry: FetchEntry;
  /** Version of the Module Federation runtime that this shell provides. */
  readonly runtime: string;
  /** Told once for each version that failed for good. */
  readonly onFailure: (remote: ComposedRemote, version: string, error: unknown) => void;
  /** Milliseconds a try may take. */
  readonly timeout?: number;
}

/**
 * Creates the function that loads a remote: the composed version, once more past the caches, then the last
 * good one. Nothing is mounted that the compatibility rule refuses. A remote is loaded once; after a failure
 * the next call tries again, but never a version whose file arrived and threw.
 */
export function createRemoteLoader({ fetchEntry, runtime, onFailure, timeout = 8000 }: LoaderParts) {
  const loading = new Map<string, Promise<LoadedRemote>>();
  const failed = new Set<string>();
  const thrown = new Map<string, ThrownScriptError>();

  async function attempt(
    remote: ComposedRemote,
    version: LoadableVersion,
    bust: boolean,
  ): Promise<LoadedRemote> {
    if (!isCompatible(version.contract))
      throw new Refusal(describeMismatch(remote.name, version.version, version.contract));
    if (version.runtime !== runtime)
      throw new Refusal(
        `Remote '${remote.name}' ${version.version} was built for Module Federation ${version.runtime}, the shell has ${runtime}: rebuild '${remote.name}' with the shell's version.`,
      );
    const label = `Remote '${remote.name}' ${version.version}`;
    const known = thrown.get(version.url);
    if (known) throw known;
    const entry = await withTimeout(
      fetchEntry(remote.name, version, bust),
      timeout,
      `${label} did not answer in time`,
    ).catch((cause) => {
      if (!arrivedAndThrew(cause)) throw cause;
      const failure = new ThrownScriptError(`${label} arrived and threw`, { cause });
      thrown.set(version.url, failure);
      throw failure;
    });
    const module = entry as { default?: unknown } | null;
    const definition = parseRemote(remote.name, module?.default);
    if (!isCompatible(definition.contract))
      throw new Refusal(describeMismatch(remote.name, version.version, definition.contract));
    return { remote, version: version.version, definition };
  }

  async function loadAny(remote: ComposedRemote): Promise<LoadedRemote> {
    const { lastGood } = remote;
    let failure: unknown;
    // After a failure the caches hold what failed: from then on every try goes past them.
    const again = failed.has(remote.name);
    for (const bust of [again, true]) {
      try {
        return await attempt(remote, remote, bust);
      } catch (error) {
        failure = error;
        // Asking again changes nothing about a version that does not fit.
        if (error instanceof Refusal || error instanceof ThrownScriptError) break;
      }
    }
    failed.add(remote.name);
    onFailure(remote, remote.version, failure);
    if (lastGood) {
      try {
        return await attempt(remote, lastGood, again);
      } catch (error) {
        onFailure(remote, lastGood.version, error);
      }
    }
    throw new RemoteLoadError(remote, messageOf(failure), { cause: failure });
  }

  return (remote: ComposedRemote): Promise<LoadedRemote> => {
    const known = loading.get(remote.name);
    if (known) return known;
    const result = loadAny(remote);
    loading.set(remote.name, result);
    result.catch(() => loading.delete(remote.name));
    return result;
  };
}

/** A version that must not be mounted. */
class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Rejects with `message` when `work` takes longer than `milliseconds`. */
function withTimeout<T>(work: Promise<T>, milliseconds: number, message: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
