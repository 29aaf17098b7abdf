import type { ComposeCandidate } from './compose/compose-candidate';
import type { Registry } from './model/registry';
import type { Found, Plan } from './plan';
import { changeLive } from './store/change-live';
import { type ChangeRegistry, type ReadRegistry, readRegistry } from './store/channel-registry';
import { isTrial } from './store/dry-run-store';
import type { ReleaseStore } from './store/store';

/** Plans a release against the live versions. Throws a RefusedError with the errors that prevent it. */
export type MakePlan = (found: Found) => Promise<Plan>;

export interface ReleaseSteps {
  /** Renders, checks and stores the site; undefined for a plan only. */
  readonly compose: ComposeCandidate | undefined;
  /** The registry as read before; default: it is read now. */
  readonly read?: ReadRegistry | undefined;
}

/**
 * Runs a release from its plan to the swap of one pointer. Plans again when another process changed the channel
 * meanwhile. The files of its versions must be in the store. A failure leaves everything unchanged. A dry run does
 * everything except the swap.
 */
export async function release(
  store: ReleaseStore,
  channel: string,
  makePlan: MakePlan,
  { compose, read }: ReleaseSteps,
): Promise<Plan> {
  if (!compose || isTrial(store)) {
    const { registry } = read ?? (await readRegistry(store, channel));
    const plan = await makePlan({ store, channel, registry });
    await compose?.({ ...plan, registry: plan.next });
    return plan;
  }
  const plans: Plan[] = [];
  const change: ChangeRegistry = async (registry) => {
    const plan = await makePlan({ store, channel, registry });
    plans.push(plan);
    return await composed(plan, compose);
  };
  await changeLive(store, channel, change, read);
  const last = plans.at(-1);
  if (!last) throw new Error('A release has a plan');
  return last;
}

/** Number of earlier sites that a pointer names. */
const KEPT_SITES = 50;

/** Returns the registry that the last step writes; the given registry when nothing changes. */
async function composed(plan: Plan, compose: ComposeCandidate): Promise<Registry> {
  const { found, next, moving } = plan;
  const site = await compose({ ...plan, registry: next });
  if (moving.size === 0 && site === found.site) return found;
  const earlier = [found.site ?? [], found.earlierSites ?? []].flat().filter((id) => id !== site);
  return { ...next, site, ...(earlier.length > 0 && { earlierSites: earlier.slice(0, KEPT_SITES) }) };
}
