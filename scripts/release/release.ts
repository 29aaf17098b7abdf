import { LOST } from '@little-arches/kit/retry-against-others';
import type { ComposeCandidate } from './compose/compose-candidate';
import type { Registry } from './model/registry';
import { beginOwners } from './owners/begin-owners';
import type { Found, Plan } from './plan';
import { planMove } from './plan-move';
import { changeLive } from './store/change-live';
import { readRegistry } from './store/channel-registry';
import { isTrial } from './store/dry-run-store';
import type { ReleaseStore } from './store/store';

/** Plans a release against the live versions. Throws a RefusedError with the errors that prevent it. */
export type MakePlan = (found: Found) => Promise<Plan>;

/** The steps after the plan. */
export interface ReleaseSteps {
  /** Renders, checks and stores the site; undefined for a plan only. */
  readonly compose: ComposeCandidate | undefined;
  /** Repairs the registry: reads only its valid parts, and replaces these packages even if they are faulty. */
  readonly repair?: ReadonlySet<string> | undefined;
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
  { compose, repair }: ReleaseSteps,
): Promise<Plan> {
  if (!compose || isTrial(store)) {
    const plan = await planRelease(store, channel, makePlan, repair);
    await compose?.({ ...plan, registry: plan.next });
    return plan;
  }
  const plans: Plan[] = [];
  await changeLive(store, channel, repair, async (registry, owners) => {
    const plan = await makePlan({ store, channel, registry, owners });
    plans.push(plan);
    const ownerless = plan.moved.map((moved) => moved.package).filter((name) => !owners.has(name));
    if (ownerless.length > 0 && (await beginOwners(store, plan.before, { moving: ownerless }))) return LOST;
    const changed = await composed(plan, compose);
    // A new object is written even if nothing changed, because the store still has what the repair leaves out.
    return repair && changed === registry ? { ...registry } : changed;
  });
  const last = plans.at(-1);
  if (!last) throw new Error('A release has a plan');
  return last;
}

/** Plans a release without changing anything. */
export async function planRelease(
  store: ReleaseStore,
  channel: string,
  makePlan: MakePlan,
  repair?: ReadonlySet<string>,
): Promise<Plan> {
  const { registry, owners } = await readRegistry(store, channel, repair);
  return await makePlan({ store, channel, registry, owners });
}

/** Composes the site of the live versions again; a repair leaves out changes by others. */
export async function releaseAnew(
  store: ReleaseStore,
  channel: string,
  { by, begin, ...steps }: ReleaseSteps & { readonly by: string; readonly begin?: string },
): Promise<Plan> {
  const record = { action: 'publish', by } as const;
  return await release(
    store,
    channel,
    (found) => planMove(found, { choose: () => [], record, begin }),
    steps,
  );
}

/** Returns the registry that the last step writes; the given registry when nothing changes. */
async function composed(plan: Plan, compose: ComposeCandidate): Promise<Registry> {
  const { found, next, moving } = plan;
  const site = await compose({ ...plan, registry: next });
  return moving.size === 0 && site === found.site ? found : { ...next, site };
}
