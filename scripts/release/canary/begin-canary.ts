import { UsageError } from '@little-arches/kit/errors/usage-error';
import type { Registry } from '../model/registry';
import type { Plan } from '../plan';
import type { Pointer } from '../release';
import { newRecord } from '../store/change-live';
import { type Live, liveVersion, liveVersionsOf } from '../store/live-versions';
import { withCanary, withoutCanary } from './candidate';

/** Throws a UsageError unless exactly one version is chosen, and another version of the same package is live. */
export function mustTakeCanary(channel: string, registry: Registry, chosen: readonly Live[]): void {
  const [candidate, ...more] = chosen;
  if (!candidate || more.length > 0) throw new UsageError('A canary is one package: name one.');
  const { name } = candidate;
  if (!liveVersion(registry, name) || registry.site === undefined)
    throw new UsageError(
      `No version of ${name} is live on '${channel}' that a canary could be held against: publish it without --canary.`,
    );
  const other = registry.canaries?.live;
  if (other && other.package !== name)
    throw new UsageError(
      `A canary of ${other.package} ${other.version} is under way on '${channel}': wait for it, or end it: npm run release -- canary --halt`,
    );
}

/** Creates the pointer of a release that only a share of the visitors gets first. `share` is in percent. */
export function toShare(share: number, commit: string | undefined): Pointer {
  return async (plan, compose) => {
    if (plan.moving.size === 0) return plan.found;
    const site = await compose({ ...plan, registry: plan.next });
    return createdCanary(plan, { commit, share, site });
  };
}

/** Returns the registry with the first new version listed as the canary; the live versions stay. */
function createdCanary(
  { found, next, by }: Plan,
  {
    commit,
    share,
    site,
  }: { readonly commit: string | undefined; readonly share: number; readonly site: string },
): Registry {
  const candidate = liveVersionsOf(next).find(
    ({ name, metadata }) => liveVersion(found, name)?.metadata.version !== metadata.version,
  );
  if (!candidate) return found;
  const previous = liveVersion(found, candidate.name)?.metadata.version ?? '';
  const before = found.canaries?.live;
  const isOther = before && before.version !== candidate.metadata.version;
  const reason = `${candidate.metadata.version} was released instead.`;
  const rest = isOther ? withoutCanary(found, by, { reason, recall: false }) : found;
  const { release, ...extras } = candidate.extras;
  const canary = { ...newRecord(by), share, site, previous, commit, allowed: release?.allowed };
  return withCanary(rest, { ...candidate, extras }, canary);
}
