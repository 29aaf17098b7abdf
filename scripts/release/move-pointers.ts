import { LOST } from '@scripts/kit/retry-against-others';
import type { ReleaseRecord } from 'shared-contracts/formats/published-version';
import type { Registry } from 'shared-contracts/formats/registry';
import { begunCanary, mustTakeCanary } from './canary/begin-canary';
import { withoutLiveOnes } from './canary/candidate';
import { carryCanary } from './canary/carry-canary';
import { changeLive, newRecord } from './change-live';
import { checkChange } from './check/check';
import { type Allowed, checkReaches, neededReasons } from './check/check-reaches';
import { type Finding, refuseErrors } from './check/findings';
import type { ComposeCandidate } from './compose/compose-candidate';
import { beginOwners, findForeign } from './owners/begin-owners';
import type { Owners } from './signing/owners';
import { readDescriptor, readRegistry } from './store/channel-registry';
import { type Live, livesOf, liveVersion, mustReadLives, withLive } from './store/live-versions';
import type { ReleaseStore } from './store/store';

/** A pointer that was moved, or would be in a dry run. */
export interface Moved {
  readonly package: string;
  readonly version: string;
  readonly previous: string | undefined;
}

/** What moving pointers came to. */
export interface Movement {
  readonly moved: readonly Moved[];
  /** Warnings; an error would have been thrown. */
  readonly findings: readonly Finding[];
  /** The channel that this one began as a copy of just now. */
  readonly begunFrom?: string | undefined;
}

/** Why pointers are moved, and how strictly. */
export interface MoveOptions {
  readonly action: ReleaseRecord['action'];
  readonly by: string;
  readonly commit?: string | undefined;
  readonly from?: string | undefined;
  readonly recall?: boolean | undefined;
  readonly dryRun?: boolean | undefined;
  /** Share of the visitors in percent that get the version; what is live stays so for all others. */
  readonly canary?: number | undefined;
  /** Composes the site in a dry run too. Its files must be there, in a store in which it is tried. */
  readonly tries?: boolean | undefined;
  /** Composes the site that then goes live with the versions. */
  readonly compose: ComposeCandidate;
  /** Why they may reach beyond their pages in new ways, by rule. */
  readonly allowed?: Allowed | undefined;
  /** The channel that one on which nothing was ever live begins as a copy of; default: none. */
  readonly begin?: string | undefined;
  /** Turns errors into warnings, for example for a rollback, which must be possible. */
  readonly judge?: ((finding: Finding) => Finding) | undefined;
  /** Takes only what is right of what is live: what moves is replaced also where it is wrong. */
  readonly repair?: ReadonlySet<string> | undefined;
  /** A last change of the registry beside the pointers. */
  readonly finish?: (changed: Registry, before: Registry) => Registry;
}

/**
 * Makes versions live, and the site composed of them, all in one step, after checking them against what is live
 * at that very moment. Only the registry changes: their files must be in the store. Throws a RefusedError that
 * leaves everything as it was. Versions that are live already are left alone; the site is composed all the same.
 */
export async function movePointers(
  store: ReleaseStore,
  channel: string,
  choose: (registry: Registry) => readonly Live[],
  options: MoveOptions,
): Promise<Movement> {
  let movement: Movement = { moved: [], findings: [] };
  await changeLive(store, channel, options, async (found, owners) => {
    const registry = await begun(store, channel, found, options.begin);
    const chosen = choose(registry);
    if (options.canary !== undefined) mustTakeCanary(channel, found, chosen);
    const { next, ...planned } = await planMoves(store, registry, owners, chosen, options);
    movement = { ...planned, ...(registry !== found && { begunFrom: options.begin }) };
    if (options.dryRun && !options.tries) return found;
    const moving = new Set(planned.moved.map((moved) => moved.package));
    const strict = options.action !== 'rollback';
    if (options.dryRun) {
      await options.compose({ registry: next, moving, strict });
      return found;
    }
    const ownerless = [...moving].filter((name) => !owners.has(name));
    if (ownerless.length > 0 && (await beginOwners(store, registry, { moving: ownerless }))) return LOST;
    if (options.canary !== undefined) {
      if (moving.size === 0) return found;
      const site = await options.compose({ registry: next, moving, strict });
      return begunCanary(found, next, { ...options, share: options.canary, site });
    }
    // First, so that what is composed last is what everybody gets.
    const carried = await carryCanary(registry, next, { ...options, moving });
    const site = await options.compose({ registry: next, moving, strict });
    const isSame =
      moving.size === 0 && site === found.site && !options.repair && isSameCanary(carried, found);
    return isSame ? found : { ...carried, site };
  });
  return movement;
}

function isSameCanary(one: Registry, other: Registry): boolean {
  return JSON.stringify(one.canaries) === JSON.stringify(other.canaries);
}

/** A channel on which nothing was ever live is what another one is, until something is released to it. */
export async function begun(
  store: ReleaseStore,
  channel: string,
  found: Registry,
  from: string | undefined,
): Promise<Registry> {
  const isNew = Object.keys(found.microFrontends).length === 0 && !found.unreadable;
  if (!isNew || from === undefined || from === channel) return found;
  const { registry } = await readRegistry(store, from);
  return livesOf(registry).length === 0 ? found : { ...registry, site: undefined, canaries: undefined };
}

/** The registry as it would be, checked against what is live. */
async function planMoves(
  store: ReleaseStore,
  registry: Registry,
  owners: ReadonlyMap<string, Owners>,
  chosen: readonly Live[],
  options: MoveOptions,
): Promise<Movement & { readonly next: Registry }> {
  const moving = chosen.filter(
    ({ name, metadata }) => liveVersion(registry, name)?.metadata.version !== metadata.version,
  );
  const moved = moving.map(({ name, metadata }) => ({
    package: name,
    version: metadata.version,
    previous: liveVersion(registry, name)?.metadata.version,
  }));
  const names = new Set(moving.map(({ name }) => name));
  const next = moving.reduce(
    (current, live) => withLive(current, released(live, registry, options)),
    registry,
  );
  const [before, after] = [livesOf(registry), livesOf(next)];
  const judged = [
    ...checkChange(before, after, names),
    ...checkReaches(before, after, names, options.allowed),
  ].map(options.judge ?? ((finding) => finding));
  // Back it must always go.
  if (registry.earlierSites && options.action !== 'rollback')
    for (const { name, metadata, extras } of after)
      if (!names.has(name)) await readDescriptor(store, name, metadata.version, extras.descriptor);
  const findings = [...judged, ...(await findForeign(store, registry, names, owners))];
  refuseErrors(findings);
  mustReadLives(registry, names);
  const finished = moving.length > 0 ? (options.finish?.(next, registry) ?? next) : next;
  return { moved, findings, next: withoutLiveOnes(finished) };
}

function released(live: Live, registry: Registry, options: MoveOptions): Live {
  const { action, by, commit, from, recall } = options;
  const earlier = liveVersion(registry, live.name);
  const previous = earlier?.metadata.version;
  const allowed = neededReasons(live, earlier && { ...earlier, name: live.name }, options.allowed);
  // A promoted or rolled back version keeps the commit it was published from.
  const origin = commit ?? live.extras.canary?.commit ?? live.extras.release?.commit;
  const canary = registry.canaries?.live;
  const wasCanary = canary?.package === live.name && canary.version === live.metadata.version;
  const release: ReleaseRecord = {
    ...newRecord(by),
    action,
    ...(previous && { previous }),
    ...(origin && { commit: origin }),
    ...(from && { from }),
    ...(recall && { recall }),
    ...(wasCanary && { canary: true }),
    ...(Object.keys(allowed).length > 0 && { allowed }),
  };
  return { ...live, extras: { ...live.extras, release } };
}
