import { pageSizes, totalSize } from '../check/files/check-sizes';
import type { Registry, RegistryVersion } from '../model/registry';

/** The size of a version before compression. */
export interface VersionSize {
  readonly package: string;
  readonly version: string;
  readonly state: 'live' | 'canary' | 'recalled' | 'withdrawn' | 'earlier';
  /** When it was last made live, or became a canary; ISO 8601, UTC. */
  readonly at: string | undefined;
  /** The largest page, without the entry; undefined when the version has no pages. */
  readonly page: { readonly path: string; readonly bytes: number } | undefined;
  /** Bytes of all browser files. */
  readonly bytes: number;
  /** Difference to the version before, in bytes; undefined for the first one in the registry. */
  readonly change: number | undefined;
}

/** Returns the sizes of the listed versions of each package, the newest first. */
export function listSizes({ microFrontends, canaries }: Registry): VersionSize[] {
  return Object.entries(microFrontends).flatMap(([name, versions]) => {
    const { live } = canaries ?? {};
    const isCanary = ({ metadata }: RegistryVersion) =>
      live?.package === name && live.version === metadata.version;
    // The registry lists the canary after the live version.
    const ordered = [...versions].sort((one, other) => Number(isCanary(other)) - Number(isCanary(one)));
    return ordered.map((version, index): VersionSize => {
      const { metadata, extras } = version;
      const before = ordered[index + 1];
      const bytes = totalSize(extras);
      return {
        package: name,
        version: metadata.version,
        state: isCanary(version) ? 'canary' : stateOf(version),
        at: (isCanary(version) ? extras.canary : extras.release)?.at,
        page: [...pageSizes(extras).values()].sort((one, other) => other.bytes - one.bytes)[0],
        bytes,
        change: before && bytes - totalSize(before.extras),
      };
    });
  });
}

function stateOf({ deployment, extras }: RegistryVersion): VersionSize['state'] {
  if (deployment?.default) return 'live';
  if (extras.recalled) return 'recalled';
  return extras.withdrawn ? 'withdrawn' : 'earlier';
}
