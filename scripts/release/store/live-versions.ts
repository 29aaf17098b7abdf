import type { RetireRecord } from '@little-arches/build/model/published-version';
import type { Unreadable } from '@little-arches/contracts/formats';
import { EnvironmentError } from '@little-arches/kit/errors/usage-error';
import { notLive, type Registry, type RegistryVersion } from '../model/registry';

/** Number of earlier versions that a registry keeps, for rollback and as fallback versions. */
const KEPT_VERSIONS = 5;

export type Live = RegistryVersion & { readonly name: string };

/** Returns the live version of a package; undefined without one. */
export function liveVersion(registry: Registry, name: string): RegistryVersion | undefined {
  return registry.microFrontends[name]?.find(({ deployment }) => deployment?.default);
}

export function liveVersionsOf(registry: Registry): Live[] {
  return Object.keys(registry.microFrontends).flatMap((name) => {
    const live = liveVersion(registry, name);
    return live ? [{ ...live, name }] : [];
  });
}

/** Returns the versions that a rollback can reach, newest first: listed, not live, and not rolled back from. */
export function earlierVersions(registry: Registry, name: string): RegistryVersion[] {
  const live = liveVersion(registry, name)?.metadata.version;
  return (registry.microFrontends[name] ?? []).filter(
    ({ metadata, extras }) => metadata.version !== live && !extras.withdrawn,
  );
}

/** Returns the versions that open tabs leave (`remote-store 1.4.0`): recalled ones, and those of a retired remote. */
export function recalledVersions(registry: Registry): string[] {
  return Object.entries(registry.microFrontends).flatMap(([name, versions]) => {
    const isRetired = liveVersion(registry, name) === undefined;
    const left = versions.filter(({ extras }) => isRetired || extras.recalled);
    return left.map(({ metadata }) => `${name} ${metadata.version}`);
  });
}

/**
 * Makes a version the live one of its package; the replaced version stays listed as the first of the earlier ones.
 */
export function withLive(registry: Registry, { name, ...version }: Live): Registry {
  const extras = { ...version.extras, withdrawn: undefined, recalled: undefined, retired: undefined };
  const live: RegistryVersion = {
    ...version,
    deployment: { traffic: 100, default: true },
    extras,
  };
  const earlier = (registry.microFrontends[name] ?? [])
    .filter(({ metadata }) => metadata.version !== version.metadata.version)
    .map((published) => ({ ...published, deployment: { traffic: 0, default: false } }))
    .slice(0, KEPT_VERSIONS);
  return {
    ...registry,
    microFrontends: { ...registry.microFrontends, [name]: [live, ...earlier] },
    ...(registry.unreadable && {
      unreadable: registry.unreadable.map((part) => (part.package === name ? notLive(part) : part)),
    }),
  };
}

/** Retires the live version of a package; it stays listed as the first of the earlier ones. */
export function withoutLive(registry: Registry, name: string, retired: RetireRecord): Registry {
  const live = liveVersion(registry, name);
  const versions = (registry.microFrontends[name] ?? []).map((version) => ({
    ...version,
    deployment: { traffic: 0, default: false },
    ...(version === live && { extras: { ...version.extras, retired } }),
  }));
  return { ...registry, microFrontends: { ...registry.microFrontends, [name]: versions } };
}

/**
 * Throws an EnvironmentError when the live version of a package outside `moving` is unreadable: a new site would
 * lose that package's pages.
 */
export function mustReadLiveVersions(
  { unreadable = [] }: Registry,
  moving: ReadonlySet<string> = new Set(),
): void {
  const part = unreadable.find((one) => one.live && !moving.has(one.package));
  if (!part) return;
  const { package: name, version = 'without a version', at, reason } = part;
  // The reason for a newer format is an upgrade; publishing over it would lose what the newer tool wrote.
  const fix = at.endsWith('.format') ? '' : ` Publish ${name} again or roll it back.`;
  throw new EnvironmentError(
    `What is live of ${name} (${version}) can't be read at '${at}': ${reason} Nothing was changed.${fix}`,
  );
}

/** Returns everything in a registry that could not be read. */
export function unreadableIn({ microFrontends, unreadable = [] }: Registry): readonly Unreadable[] {
  const versions = Object.values(microFrontends).flat();
  return [...unreadable, ...versions.flatMap((version) => version.unreadable ?? [])];
}
