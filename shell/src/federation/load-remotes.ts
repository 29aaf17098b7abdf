import type { ComposedRemote, LoadableVersion } from '@little-arches/contracts/formats';
import { asError } from '@little-arches/contracts/platform';
import type { RemoteDefinition } from '@little-arches/contracts/remote';
import { arrivedAndThrew, ThrownScriptError } from './arrived-and-threw';
import { type CheckedVersion, Refusal } from './compatibility';
import { refreshFiles } from './refresh-files';
import { type Registrations, requestOf, type TrackedRemote } from './registrations';
import { isLoading, nextState, type RemoteEvent, type RemoteState } from './remote-states';
import { TooLateError } from './time-limit';

/** A loaded and checked remote. */
export interface LoadedRemote {
  readonly remote: ComposedRemote;
  /** The version that was loaded, which may be the fallback version. */
  readonly version: string;
  readonly definition: RemoteDefinition;
}

/**
 * All tries to load a remote failed; `message` describes the composed version. `late` is fulfilled when one of the
 * tries succeeds afterwards: another request then returns the remote at once.
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

/** Loads remotes. */
export interface RemoteLoader {
  /** Loads a remote: once, or again after all tries failed. Rejects with a RemoteLoadError. */
  load(remote: ComposedRemote): Promise<LoadedRemote>;
  /**
   * Loads the composed version before a visitor needs it. A failure is not reported and doesn't count as a try;
   * after all tries failed nothing is loaded ahead.
   */
  loadAhead(remote: ComposedRemote): Promise<LoadedRemote | undefined>;
}

/** Called once for each version that could not be loaded. */
export type OnFailure = (remote: ComposedRemote, version: string, error: unknown) => void;

/** The parts that load one version, and the listener of failures. */
interface LoaderParts {
  readonly registrations: Pick<Registrations, 'track'>;
  /** Loads the module of a request by Module Federation's instance. */
  readonly loadRemote: (request: string) => Promise<object | null>;
  /** Returns the content of a loaded module. */
  readonly checked: (module: object) => CheckedVersion | undefined;
  readonly onFailure: OnFailure;
}

/** A load in progress. It ends with the result of its tries, or with an answer that arrives after the time limit. */
interface Loading {
  result: Promise<LoadedRemote> | undefined;
  readonly late: Promise<LoadedRemote>;
  readonly takeLate: (loaded: LoadedRemote) => void;
}

/**
 * Creates the loader of remotes, the only code that moves their states. A failure leads to the next try: the
 * composed version again, bypassing the caches, then the fallback version. A version that is incompatible, or whose
 * file arrived and threw, is not tried again in this document.
 */
export function createRemoteLoader(parts: LoaderParts): RemoteLoader {
  const { registrations, loadRemote, checked, onFailure } = parts;
  const loadings = new Map<string, Loading>();
  const threw = new Map<LoadableVersion, ThrownScriptError>();

  function loadingOf({ name }: ComposedRemote): Loading {
    const known = loadings.get(name);
    if (known) return known;
    let takeLate: Loading['takeLate'] = () => {};
    const late = new Promise<LoadedRemote>((resolve) => {
      takeLate = resolve;
    });
    const loading: Loading = { result: undefined, late, takeLate };
    loadings.set(name, loading);
    return loading;
  }

  function move(tracked: TrackedRemote, event: RemoteEvent): RemoteState {
    tracked.state = nextState(tracked.state, event);
    return tracked.state;
  }

  async function request({ remote }: TrackedRemote, version: LoadableVersion): Promise<LoadedRemote> {
    const module = await loadRemote(requestOf(remote, version));
    const found = module && checked(module);
    if (!found) throw new Error(`Remote '${remote.name}' exports no definition`);
    return { remote, ...found };
  }

  async function tryOnce(tracked: TrackedRemote, version: LoadableVersion): Promise<LoadedRemote> {
    const known = threw.get(version);
    if (known) throw known;
    // A file that can't be refreshed may be valid by now.
    if (tracked.state === 'loading:again') await refreshFiles(version).catch(() => {});
    try {
      return await request(tracked, version);
    } catch (thrown) {
      const cause = asError(thrown);
      if (cause instanceof TooLateError)
        void cause.late.then(
          () => arrivedLate(tracked, version),
          () => {},
        );
      if (!arrivedAndThrew(cause)) throw cause;
      const sentence = `Remote '${tracked.remote.name}' ${version.version} arrived and threw`;
      const failure = new ThrownScriptError(sentence, { cause });
      threw.set(version, failure);
      throw failure;
    }
  }

  /** Makes one try after the other. Rejects with the failure of the composed version. */
  async function tryVersions(tracked: TrackedRemote): Promise<LoadedRemote> {
    for (;;)
      try {
        return await tryOnce(tracked, tracked.remote);
      } catch (failure) {
        const isFinal = failure instanceof Refusal || failure instanceof ThrownScriptError;
        const next = move(tracked, isFinal ? 'refused' : 'failed');
        if (next === 'loading:fallback') return await fallBack(tracked, failure);
        if (next !== 'loading:again') throw failure;
      }
  }

  async function fallBack(tracked: TrackedRemote, failure: unknown): Promise<LoadedRemote> {
    const { remote } = tracked;
    onFailure(remote, remote.version, failure);
    const { lastGood } = remote;
    try {
      if (lastGood) return await tryOnce(tracked, lastGood);
    } catch (thrown) {
      onFailure(remote, lastGood?.version ?? '', thrown);
    }
    move(tracked, 'exhausted');
    throw failure;
  }

  function start(tracked: TrackedRemote, event: RemoteEvent): Promise<LoadedRemote> {
    const loading = loadingOf(tracked.remote);
    move(tracked, event);
    const result = Promise.race([tryVersions(tracked), loading.late]).then(
      (loaded) => {
        move(tracked, 'loaded');
        return loaded;
      },
      (thrown: unknown) => {
        loading.result = undefined;
        const cause = asError(thrown);
        throw new RemoteLoadError(tracked.remote, cause.message, { cause, late: loading.late });
      },
    );
    loading.result = result;
    return result;
  }

  /** Takes the composed version that a try has loaded after its time limit, unless a version is mounted. */
  function arrivedLate(tracked: TrackedRemote, version: LoadableVersion): void {
    const isOpen = tracked.state === 'failed' || isLoading(tracked.state);
    if (version !== tracked.remote || !isOpen) return;
    request(tracked, version).then(
      (loaded) => {
        if (move(tracked, 'late') !== 'mounted') return;
        const loading = loadingOf(tracked.remote);
        loading.result ??= Promise.resolve(loaded);
        loading.takeLate(loaded);
      },
      () => {},
    );
  }

  return {
    load(remote) {
      const tracked = registrations.track(remote);
      const { result } = loadingOf(remote);
      if (!result) return start(tracked, 'request');
      move(tracked, 'request');
      return result;
    },

    async loadAhead(remote) {
      const tracked = registrations.track(remote);
      const { result } = loadingOf(remote);
      if (!result && tracked.state === 'failed') return undefined;
      return await (result ?? start(tracked, 'prefetch')).catch(() => undefined);
    },
  };
}
