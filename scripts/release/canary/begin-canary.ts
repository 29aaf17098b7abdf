import { UsageError } from '@scripts/kit/errors/usage-error';
import type { Registry } from 'shared-contracts/formats/registry';
import { newRecord } from '../change-live';
import { type Live, livesOf, liveVersion } from '../store/live-versions';
import { withCanary, withoutCanary } from './candidate';

/** A canary that begins. */
interface Beginning {
  readonly by: string;
  readonly commit?: string | undefined;
  readonly share: number;
  readonly site: string;
}

/** Throws a UsageError where a canary can't begin: it is one version, beside another one of the same package. */
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

/** What is live stays; the first of the versions that would be is listed beside it. */
export function begunCanary(
  found: Registry,
  next: Registry,
  { by, commit, share, site }: Beginning,
): Registry {
  const candidate = livesOf(next).find(
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
