import type { ComposedRemote } from '@little-arches/contracts/formats/page';
import { describeThrown } from '@little-arches/contracts/platform';
import type { RemoteDefinition } from '@little-arches/contracts/remote';
import type { CheckedVersion } from './compatibility';
import { type Registrations, requestOf, type TrackedRemote } from './registrations';
import { isLoading, type RemoteEvent } from './remote-states';

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
  /** Called when a try has succeeded after its time limit; `entry` is its address. */
  arrivedLate(entry: string): void;
}

/** A load in progress. It ends with the result of its tries, or with an answer that arrives after the time limit. */
interface Loading {
  result: Promise<LoadedRemote> | undefined;
  readonly late: Promise<LoadedRemote>;
  readonly takeLate: (loaded: LoadedRemote) => void;
}

/**
 * Creates the loader of remotes on Module Federation's instance, whose plugins retry and fall back. `checked`
 * returns the content of a loaded module.
 */
export function createRemoteLoader(
  registrations: Registrations,
  loadRemote: (request: string) => Promise<object | null>,
  checked: (module: object) => CheckedVersion | undefined,
): RemoteLoader {
  const loadings = new Map<string, Loading>();

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

  async function run({ remote }: TrackedRemote): Promise<LoadedRemote> {
    const module = await loadRemote(requestOf(remote));
    const found = module && checked(module);
    if (!found) throw new Error(`Remote '${remote.name}' exports no definition`);
    return { remote, ...found };
  }

  function start(tracked: TrackedRemote, event: RemoteEvent): Promise<LoadedRemote> {
    const loading = loadingOf(tracked.remote);
    registrations.move(tracked, event);
    const result = Promise.race([run(tracked), loading.late]).then(
      (loaded) => {
        registrations.move(tracked, 'loaded');
        return loaded;
      },
      (cause: unknown) => {
        loading.result = undefined;
        // The plugins have changed the state for each try; only the last failure remains.
        while (isLoading(tracked.state)) registrations.move(tracked, 'failed');
        const { message } = describeThrown(cause);
        throw new RemoteLoadError(tracked.remote, message, { cause, late: loading.late });
      },
    );
    loading.result = result;
    return result;
  }

  return {
    load(remote) {
      const tracked = registrations.track(remote);
      const { result } = loadingOf(remote);
      if (!result) return start(tracked, 'request');
      registrations.move(tracked, 'request');
      return result;
    },

    async loadAhead(remote) {
      const tracked = registrations.track(remote);
      const { result } = loadingOf(remote);
      if (!result && tracked.state === 'failed') return undefined;
      return await (result ?? start(tracked, 'prefetch')).catch(() => undefined);
    },

    arrivedLate(entry) {
      const { tracked, version } = registrations.atAddress(entry) ?? {};
      if (!tracked || version !== tracked.remote) return;
      const isOpen = tracked.state === 'failed' || isLoading(tracked.state);
      if (!isOpen) return;
      run(tracked).then(
        (loaded) => {
          const loading = loadingOf(tracked.remote);
          registrations.move(tracked, 'late');
          if (tracked.state !== 'mounted') return;
          loading.result ??= Promise.resolve(loaded);
          loading.takeLate(loaded);
        },
        () => {},
      );
    },
  };
}
