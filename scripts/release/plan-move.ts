import type { ReleaseRecord } from '@little-arches/build/model/published-version';
import { misfitsOf } from './check/misfits';
import { type Finding, refuseErrors } from './model/findings';
import type { Registry } from './model/registry';
import type { Found, Plan } from './plan';
import { newRecord } from './store/change-live';
import { readRegistry } from './store/channel-registry';
import {
  type Live,
  liveVersion,
  liveVersionsOf,
  mustReadLiveVersions,
  withLive,
} from './store/live-versions';

/** Compares the live versions of before and after. */
export type CheckVersions = (
  before: readonly Live[],
  after: readonly Live[],
  changed: ReadonlySet<string>,
) => readonly Finding[];

/** Versions that are to become live, why, and how strictly they are checked against the live ones. */
export interface Move {
  /** Returns the versions to make live; ignores those that are live already. */
  readonly choose: (live: Registry) => readonly Live[];
  readonly record: Pick<ReleaseRecord, 'action' | 'by' | 'commit' | 'from' | 'recall'>;
  /** Further checks; default: only whether the remotes run in the shell. */
  readonly check?: CheckVersions | undefined;
  /** The channel that a channel without any release copies; default: none. */
  readonly begin?: string | undefined;
}

/** Plans to make versions live. Throws a RefusedError with the errors that prevent it. */
export async function planMove(found: Found, move: Move): Promise<Plan> {
  const { record, check, begin } = move;
  const before = await begun(found, begin);
  const moving = move
    .choose(before)
    .filter(({ name, metadata }) => liveVersion(before, name)?.metadata.version !== metadata.version);
  const names = new Set(moving.map(({ name }) => name));
  // Before the checks, which would miss what can't be read.
  mustReadLiveVersions(before, names);
  const next = moving.reduce((registry, live) => withLive(registry, released(live, before, move)), before);
  const strict = record.action !== 'rollback';
  const wanted = liveVersionsOf(next);
  const findings = check ? check(liveVersionsOf(before), wanted, names) : misfitsOf(wanted, names);
  refuseErrors(findings);
  return {
    found: found.registry,
    before,
    next,
    moved: moving.map(({ name, metadata }) => ({
      package: name,
      version: metadata.version,
      previous: liveVersion(before, name)?.metadata.version,
    })),
    moving: names,
    strict,
    findings,
    ...(before !== found.registry && { createdFrom: begin }),
  };
}

/**
 * Returns the registry that a release starts from. A channel without any release starts as a copy of another
 * channel.
 */
async function begun({ store, channel, registry }: Found, from: string | undefined): Promise<Registry> {
  const isNew = Object.keys(registry.microFrontends).length === 0 && !registry.unreadable;
  if (!isNew || from === undefined || from === channel) return registry;
  const { registry: first } = await readRegistry(store, from);
  return liveVersionsOf(first).length === 0
    ? registry
    : { ...first, site: undefined, earlierSites: undefined };
}

function released(live: Live, registry: Registry, { record }: Move): Live {
  const { action, by, commit, from, recall } = record;
  const previous = liveVersion(registry, live.name)?.metadata.version;
  // A promoted or rolled back version keeps the commit it was published from.
  const origin = commit ?? live.extras.release?.commit;
  const release: ReleaseRecord = {
    ...newRecord(by),
    action,
    ...(previous && { previous }),
    ...(origin && { commit: origin }),
    ...(from && { from }),
    ...(recall && { recall }),
  };
  return { ...live, extras: { ...live.extras, release } };
}
