import type { ComposedRemote, LoadableVersion } from 'shared-contracts/formats/composition';
import { describeMismatch, isCompatible, parseRemote, type RemoteDefinition } from 'shared-contracts/remote';
import { arrivedAndThrew, ThrownScriptError } from '../containment/arrived-and-threw';

/** Gets the module a version's entry exposes. `bust` asks past every cache. */
export type FetchEntry = (name: string, version: LoadableVersion, bust: boolean) => Promise<unknown>;

/** A remote that is loaded and checked. */
export interface LoadedRemote {
  readonly remote: ComposedRemote;
  /** The version that was loaded, which may be the fallback version. */
  readonly version: string;
  readonly definition: RemoteDefinition;
}

/**
 * All tries to load a remote failed; `message` is about the composed version. `late` is fulfilled if one of the
 * tries succeeds after all: then asking again gives the remote at once.
 */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly late: Promise<unknown> | undefined;
  constructor(
    readonly remote: ComposedRemote,
    message: string,
    { late, ...options }: ErrorOptions & { readonly late?: Promise<unknown> },
  ) {
    super(message, options);
    this.late = late;
  }
}

/** How loading is done. */
export interface LoaderParts {
  readonly fetchEntry: FetchEntry;
  /** Version of the Module Federation runtime that this shell provides. */
  readonly runtime: string;
  /** Called once for each version that could not be loaded. */
  readonly onFailure: (remote: ComposedRemote, version: string, error: unknown) => void;
  /** Milliseconds a try may take. */
  readonly timeout?: number;
}

/**
 * Creates the function that loads a remote: the composed version, once more past the caches, then the fallback
 * version. Nothing is mounted that the compatibility rule refuses. A remote is loaded once; after a failure the
 * next call tries again, but never a version whose file arrived and threw. A late answer for the composed version
 * is still used, whether other tries are running or all have failed.
 */
export function createRemoteLoader({ fetchEntry, runtime, onFailure, timeout = 8000 }: LoaderParts) {
  const loading = new Map<string, Promise<LoadedRemote>>();
  const failed = new Set<string>();
  const thrown = new Map<string, ThrownScriptError>();
  const pending = new Set<string>();
  const arrivals = new Map<string, Arrival>();

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
    const known = thrown.get(version.url);
    if (known) throw known;
    const entry = await fetchEntry(remote.name, version, bust).catch((cause) => {
      if (!arrivedAndThrew(cause)) throw cause;
      const label = `Remote '${remote.name}' ${version.version}`;
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

  /** The tries for the composed version. The first to succeed counts, however late. */
  function arrivalOf(remote: ComposedRemote): Arrival {
    const known = arrivals.get(remote.name);
    if (known) return known;
    const arrival = createArrival();
    arrivals.set(remote.name, arrival);
    void arrival.first.then(() => {
      // The fallback version stays where it is mounted already.
      if (!loading.has(remote.name)) loading.set(remote.name, arrival.first);
    });
    return arrival;
  }

  /** A try for the composed version, which counts whenever it ends. */
  function ask(remote: ComposedRemote, bust: boolean): Promise<LoadedRemote> {
    const answer = attempt(remote, remote, bust);
    answer.then(arrivalOf(remote).take, () => {});
    return answer;
  }

  function inTime(version: LoadableVersion, name: string, answer: Promise<LoadedRemote>) {
    return withTimeout(answer, timeout, `Remote '${name}' ${version.version} did not answer in time`);
  }

  async function loadAny(remote: ComposedRemote): Promise<LoadedRemote> {
    const { lastGood, name } = remote;
    const arrival = arrivalOf(remote);
    let failure: unknown;
    // After a failure the caches hold what failed: from then on every try goes past them.
    const again = failed.has(name);
    for (const bust of [again, true]) {
      try {
        return await Promise.race([inTime(remote, name, ask(remote, bust)), arrival.first]);
      } catch (error) {
        failure = error;
        // Another try can't make an incompatible version fit.
        if (error instanceof Refusal || error instanceof ThrownScriptError) break;
      }
    }
    failed.add(name);
    onFailure(remote, remote.version, failure);
    if (lastGood) {
      try {
        const answer = attempt(remote, lastGood, again);
        return await Promise.race([inTime(lastGood, name, answer), arrival.first]);
      } catch (error) {
        onFailure(remote, lastGood.version, error);
      }
    }
    throw new RemoteLoadError(remote, messageOf(failure), { cause: failure, late: arrival.first });
  }

  return (remote: ComposedRemote): Promise<LoadedRemote> => {
    const { name } = remote;
    const known = loading.get(name);
    if (known) {
      // Somebody pressed Retry while an earlier try hangs: start another one beside it.
      if (pending.has(name) && failed.has(name)) ask(remote, true).catch(() => {});
      return known;
    }
    const result = loadAny(remote);
    loading.set(name, result);
    pending.add(name);
    result.catch(() => loading.delete(name)).finally(() => pending.delete(name));
    return result;
  };
}

/** Something that may come at any time; `first` never rejects. */
interface Arrival {
  readonly first: Promise<LoadedRemote>;
  readonly take: (loaded: LoadedRemote) => void;
}

function createArrival(): Arrival {
  let take: Arrival['take'] = () => {};
  const first = new Promise<LoadedRemote>((resolve) => {
    take = resolve;
  });
  return { first, take };
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
