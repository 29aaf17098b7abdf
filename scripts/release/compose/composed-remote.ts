import type { ComposedRemote, LoadableVersion } from 'shared-contracts/formats/page';
import { isNamedByContent } from 'shared-contracts/formats/stored';
import type { RegistryVersion } from '../model/registry';

// Apart from what composes sites, because servers without Node need it too.

/** What a browser needs to know of a published version of a remote, but its fallback version. */
export function composedRemote(name: string, version: RegistryVersion): ComposedRemote {
  const { addresses, panels } = version.extras;
  return {
    ...loadable(version),
    name,
    addresses: addresses.map(({ path }) => path),
    files: addresses.map(({ files }) => files.map(fromEntry)),
    panels,
  };
}

/** Where a file lies, from the entry on. */
function fromEntry(file: string): string {
  return isNamedByContent(file) ? `../${file}` : file;
}

/** What it needs to load one. */
export function loadable({ url, metadata, extras }: RegistryVersion): LoadableVersion {
  return {
    version: metadata.version,
    url,
    integrity: metadata.integrity,
    contract: extras.contract,
    runtime: extras.runtime,
    ...(extras.container && { container: extras.container }),
  };
}
