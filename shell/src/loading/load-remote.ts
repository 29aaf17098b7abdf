import type { ComposedRemote, LoadableVersion } from 'shared-contracts/formats/composition';
import { asError, describeThrown } from 'shared-contracts/thrown';
import { createAttempt, type FetchEntry, isFinal, type LoadedRemote } from './attempt-version';

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

/** Loads remotes. */
export interface RemoteLoader {
  /** Loads a remote, as `createRemoteLoader` says. Rejects with a RemoteLoadError. */
  load(remote: ComposedRemote): Promise<LoadedRemote>;
  /**
   * Tries the composed version once, before anybody needs it. Where that fails, it is told to nobody and counts as
   * no try; a version that has failed before is not tried.
   */
  loadAhead(remote: ComposedRemote): Promise<LoadedRemote | undefined>;
}

/**
 * Creates what loads remotes: the composed version, once more past the caches, then the fallback
 * version. Nothing is mounted that the compatibility rule refuses. A remote is loaded once; after a failure the
 * next call tries again, but never a version whose file arrived and threw. A late answer for the composed version
 * is still used, whether other tries are running or all have failed.
 */
export function createRemoteLoader({
  fetchEntry,
  runtime,
  onFailure,
  timeout = 8000,
}: LoaderParts): RemoteLoader {
  const attempt = createAttempt(fetchEntry, runtime);
  const loading = new Map<string, Promise<LoadedRemote>>();
  const failed = new Set<string>();
  const pending = new Set<string>();
  const early = new Map<string, Promise<LoadedRemote>>();
  const arrivals = new Map<string, Arrival>();

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
        const answer = (!bust && early.get(name)) || ask(remote, bust);
        return await Promise.race([inTime(remote, name, answer), arrival.first]);
      } catch (thrown) {
        failure = asError(thrown);
        // Another try can't make an incompatible version fit.
        if (isFinal(failure)) break;
      }
    }
    failed.add(name);
    onFailure(remote, remote.version, failure);
    if (lastGood) {
      try {
        const answer = attempt(remote, lastGood, again);
        return await Promise.race([inTime(lastGood, name, answer), arrival.first]);
      } catch (thrown) {
        onFailure(remote, lastGood.version, asError(thrown));
      }
    }
    throw new RemoteLoadError(remote, describeThrown(failure).message, {
      cause: failure,
      late: arrival.first,
    });
  }

  function load(remote: ComposedRemote): Promise<LoadedRemote> {
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
  }

  async function loadAhead(remote: ComposedRemote): Promise<LoadedRemote | undefined> {
    const { name } = remote;
    if (failed.has(name)) return undefined;
    const answer = loading.get(name) ?? early.get(name) ?? ask(remote, false);
    if (!loading.has(name)) early.set(name, answer);
    return await answer.catch(() => undefined).finally(() => early.delete(name));
  }

  return { load, loadAhead };
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

/** Rejects with `message` when `work` takes longer than `milliseconds`. */
function withTimeout<T>(work: Promise<T>, milliseconds: number, message: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
