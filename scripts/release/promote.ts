import { UsageError } from '@little-arches/kit/errors/usage-error';
import type { ComposeCandidate } from './compose/compose-candidate';
import type { Found, Plan } from './plan';
import { planMove } from './plan-move';
import { release } from './release';
import { readRegistry } from './store/channel-registry';
import { liveVersionsOf } from './store/live-versions';
import type { ReleaseStore } from './store/store';

/** Which packages to promote from which channel; no names mean all packages. */
export interface PromoteOptions {
  readonly from: string;
  readonly names: readonly string[];
  readonly by: string;
  /** Undefined for a plan only. */
  readonly compose: ComposeCandidate | undefined;
}

/**
 * Makes the live versions of another channel live, in one step: the files are the same, only the pointer moves.
 * Throws a RefusedError when this channel's shell can't run them, or a page of them can't be rendered.
 */
export async function promote(
  store: ReleaseStore,
  channel: string,
  { from, names, by, compose }: PromoteOptions,
): Promise<Plan> {
  if (from === channel) throw new UsageError(`'${from}' can't be promoted to itself: choose two channels.`);
  const liveVersions = liveVersionsOf((await readRegistry(store, from)).registry);
  if (liveVersions.length === 0) throw new UsageError(`Nothing is live on '${from}': publish there first.`);
  const missing = names.filter((name) => !liveVersions.some((live) => live.name === name));
  if (missing.length > 0)
    throw new UsageError(`${missing.join(' and ')} can't be promoted: not live on '${from}'.`);
  const chosen = liveVersions.filter(({ name }) => names.length === 0 || names.includes(name));
  const record = { action: 'promote', by, from } as const;
  const plan = (found: Found) => planMove(found, { choose: () => chosen, record });
  return await release(store, channel, plan, { compose });
}
