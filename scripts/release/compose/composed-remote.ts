import type { ComposedRemote, LoadableVersion } from '@little-arches/contracts/formats';
import { isNamedByContent } from '../model/named-by-content';
import type { RegistryVersion } from '../model/registry';

// A module of its own, because servers without Node need it too.

/** Returns what a browser needs about a published version of a remote, except its fallback version. */
export function composedRemote(name: string, version: RegistryVersion): ComposedRemote {
  const { addresses, panels, slots } = version.extras;
  return {
    ...loadable(version),
    name,
    addresses: addresses.map(({ path }) => path),
    files: addresses.map(({ files }) => files.map(fromEntry)),
    panels,
    ...namesOf('fills', slots?.fills),
    ...namesOf('shows', slots?.shows),
  };
}

function namesOf<Key extends 'fills' | 'shows'>(key: Key, slots: object = {}) {
  const names = Object.keys(slots);
  return names.length > 0 ? { [key]: names } : {};
}

/** Returns the path of a file relative to the entry. */
function fromEntry(file: string): string {
  return isNamedByContent(file) ? `../${file}` : file;
}

/** Returns what a browser needs to load a version. */
export function loadable({ url, metadata, extras }: RegistryVersion): LoadableVersion {
  return {
    version: metadata.version,
    url,
    integrity: metadata.integrity,
    contract: extras.handshake.contract,
    runtime: extras.handshake.runtime,
    ...(extras.container && { container: extras.container }),
  };
}
