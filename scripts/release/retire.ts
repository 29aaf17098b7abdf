import { UsageError } from '@little-arches/kit/errors/usage-error';
import type { ComposeCandidate } from './compose/compose-candidate';
import { findDependants } from './find-dependants';
import { refuseErrors } from './model/findings';
import type { Found, Plan } from './plan';
import { release } from './release';
import { newRecord } from './store/change-live';
import { liveVersion, mustReadLiveVersions, withoutLive } from './store/live-versions';
import type { ReleaseStore } from './store/store';

export interface RetireOptions {
  readonly name: string;
  readonly by: string;
  /** Undefined for a plan only. */
  readonly compose: ComposeCandidate | undefined;
}

/**
 * Retires a remote and its pages from a channel, in one step; returns the version that was live. Its versions stay
 * listed for a rollback or a new release. Throws a RefusedError when other packages link to it, and a UsageError
 * when it is not live.
 */
export async function retire(
  store: ReleaseStore,
  channel: string,
  { name, by, compose }: RetireOptions,
): Promise<string> {
  if (name === 'shell') throw new UsageError("The shell can't be retired: every page stands in it.");
  const plan = async ({ registry }: Found): Promise<Plan> => {
    const live = liveVersion(registry, name);
    if (!live) throw new UsageError(`${name} is not live on '${channel}': there is nothing to retire.`);
    const dependants = await findDependants(store, channel, registry, { ...live, name });
    refuseErrors(dependants);
    mustReadLiveVersions(registry);
    return {
      found: registry,
      before: registry,
      next: withoutLive(registry, name, newRecord(by)),
      moved: [],
      moving: new Set([name]),
      strict: false,
      findings: [],
    };
  };
  const { before } = await release(store, channel, plan, { compose });
  return liveVersion(before, name)?.metadata.version ?? '';
}
