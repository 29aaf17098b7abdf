import type { CanaryRecord } from '@little-arches/build/model/published-version';
import type { Canary, EndedCanary } from '../model/canary';
import type { Registry, RegistryVersion } from '../model/registry';
import { newRecord } from '../store/change-live';
import { type Live, liveVersion, withLive } from '../store/live-versions';

/** Number of ended canaries that are kept in the registry. */
const REMEMBERED = 5;

/** Returns the version that a share of the visitors gets, as the registry lists it; undefined without a canary. */
export function canaryVersion({ canaries, microFrontends }: Registry): Live | undefined {
  if (!canaries?.live) return undefined;
  const { package: name, version } = canaries.live;
  const listed = microFrontends[name]?.find(({ metadata }) => metadata.version === version);
  return listed && { ...listed, name };
}

/** Returns the registry with the canary's version and site as the live ones; undefined without a canary. */
export function candidateOf(registry: Registry): Registry | undefined {
  const version = canaryVersion(registry);
  const { canaries, site, earlierSites } = registry;
  if (!version || !canaries?.live) return undefined;
  return {
    ...withLive(registry, version),
    site: canaries.live.site,
    // The live site is signed too, and shares most pages with this one.
    ...(earlierSites && { earlierSites: [...(site === undefined ? [] : [site]), ...earlierSites] }),
  };
}

/** Returns the registry with a version that a share of the visitors gets from now on. */
export function withCanary(
  registry: Registry,
  { name, ...version }: Live,
  {
    previous,
    commit,
    allowed,
    ...canary
  }: Omit<Canary, 'package' | 'version'> & Pick<CanaryRecord, 'previous' | 'commit' | 'allowed'>,
): Registry {
  const { id, at, by, share } = canary;
  const candidate: RegistryVersion = {
    ...version,
    deployment: { traffic: 0, default: false },
    // Withdrawn, so that no release tool, not even an older one, serves it as a fallback version.
    extras: {
      ...version.extras,
      withdrawn: true,
      canary: { id, at, by, share, previous, ...(commit && { commit }), ...(allowed && { allowed }) },
    },
  };
  const others = (registry.microFrontends[name] ?? []).filter(
    ({ metadata }) => metadata.version !== version.metadata.version,
  );
  const [live, ...earlier] = others;
  return {
    ...registry,
    microFrontends: {
      ...registry.microFrontends,
      [name]: [...(live ? [live] : []), candidate, ...earlier],
    },
    canaries: {
      live: { ...canary, package: name, version: version.metadata.version },
      ended: (registry.canaries?.ended ?? []).filter(
        (ended) => ended.package !== name || ended.version !== version.metadata.version,
      ),
    },
  };
}

/** Returns the registry without its canary, and records the reason. */
export function withoutCanary(
  registry: Registry,
  by: string,
  { reason, recall }: Pick<EndedCanary, 'reason' | 'recall'>,
): Registry {
  const { live, ended = [] } = registry.canaries ?? {};
  if (!live) return registry;
  const { package: name, version } = live;
  const last: EndedCanary = { ...newRecord(by), package: name, version, reason, recall };
  return { ...registry, canaries: { ended: [last, ...ended].slice(0, REMEMBERED) } };
}

/** Removes ended canaries whose version is live now, so that no tab recalls this version. */
export function withoutLiveOnes(registry: Registry): Registry {
  const { live, ended = [] } = registry.canaries ?? {};
  const isLive = ({ package: name, version }: EndedCanary) =>
    liveVersion(registry, name)?.metadata.version === version;
  if (!ended.some(isLive)) return registry;
  return { ...registry, canaries: { live, ended: ended.filter((one) => !isLive(one)) } };
}
