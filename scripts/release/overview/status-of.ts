import { totalSize } from '../check/files/check-sizes';
import type { Registry } from '../model/registry';
import type { SiteManifest } from '../model/site';
import { earlierVersions, liveVersion, liveVersionsOf, unreadableIn } from '../store/live-versions';

/** Returns what is live in a registry, what a rollback can reach, and whether `site` is composed of it. */
export function statusOf(registry: Registry, site: SiteManifest | undefined) {
  const { live: canary, ended: halted = [] } = registry.canaries ?? {};
  const packages = liveVersionsOf(registry).map(({ name, metadata, extras }) => ({
    package: name,
    version: metadata.version,
    contract: extras.handshake.contract,
    release: extras.release,
    lastGood: site?.composition.remotes.find((remote) => remote.name === name)?.lastGood?.version,
    earlier: earlierVersions(registry, name).map((earlier) => earlier.metadata.version),
    bytes: totalSize(extras),
  }));
  return {
    packages,
    retired: retiredOf(registry),
    unreadable: unreadableIn(registry),
    canary,
    halted,
    site: {
      composed: site !== undefined,
      composition: site?.composition.id,
      unrendered: site?.unrendered ?? [],
    },
  };
}

/** Returns a stored time (ISO 8601, UTC) to the minute, for people. */
export function momentOf(at: string): string {
  return at.slice(0, 16).replace('T', ' ');
}

/** Returns the packages that were retired from the channel, each with the version that was live last. */
function retiredOf(registry: Registry) {
  return Object.keys(registry.microFrontends).flatMap((name) => {
    const last = liveVersion(registry, name) ? undefined : earlierVersions(registry, name)[0];
    return last?.extras.retired
      ? [{ package: name, version: last.metadata.version, ...last.extras.retired }]
      : [];
  });
}
