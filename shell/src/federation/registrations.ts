import { type ComposedRemote, globalNameOf, type LoadableVersion } from '@little-arches/contracts/formats';
import type { ModuleFederation } from '@module-federation/runtime';
import type { RemoteState } from './remote-states';

/** The module that every remote exposes. */
const EXPOSED = 'routes';

/** A remote and the state of its loading, which only the loader changes. */
export interface TrackedRemote {
  readonly remote: ComposedRemote;
  state: RemoteState;
}

/** A version under its name in Module Federation. */
interface Registration {
  readonly tracked: TrackedRemote;
  readonly version: LoadableVersion;
}

/**
 * The remotes registered with Module Federation: the composed version under the remote's name, its fallback version
 * under `<name>@<version>`. The runtime plugins look up the version to load here.
 */
export interface Registrations {
  /** Registers a remote's versions, once, and returns its entry. */
  track(remote: ComposedRemote): TrackedRemote;
  /** Returns the registration of a request such as `remote-store/routes`. */
  find(request: string): Registration | undefined;
  /** Returns the version whose entry has this address. */
  atAddress(url: string): Registration | undefined;
}

/** Returns the request by which Module Federation loads a version of a remote: the composed one, or another. */
export function requestOf(remote: ComposedRemote, version: LoadableVersion): string {
  return `${version === remote ? remote.name : `${remote.name}@${version.version}`}/${EXPOSED}`;
}

/** Creates the empty registrations of an instance. */
export function createRegistrations(
  instance: () => Pick<ModuleFederation, 'registerRemotes'>,
): Registrations {
  const remotes = new Map<string, TrackedRemote>();
  const byRequest = new Map<string, Registration>();
  const byAddress = new Map<string, Registration>();

  function register(tracked: TrackedRemote, version: LoadableVersion): void {
    const registration = { tracked, version };
    const request = requestOf(tracked.remote, version);
    const { global = globalNameOf(tracked.remote.name, version.version), type = 'global' } =
      version.container ?? {};
    const entry = new URL(version.url, window.location.href).href;
    byRequest.set(request, registration);
    byAddress.set(entry, registration);
    const name = request.slice(0, -EXPOSED.length - 1);
    instance().registerRemotes([{ name, entry, entryGlobalName: global, type, version: version.version }]);
  }

  return {
    track(remote) {
      const known = remotes.get(remote.name);
      if (known) return known;
      const tracked: TrackedRemote = { remote, state: 'idle' };
      remotes.set(remote.name, tracked);
      register(tracked, remote);
      if (remote.lastGood) register(tracked, remote.lastGood);
      return tracked;
    },
    find: (request) => byRequest.get(request),
    atAddress: (url) => byAddress.get(url.replace(/#.*/, '')),
  };
}
