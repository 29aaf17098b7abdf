import type { ComposeCandidate } from '../compose/compose-candidate';
import { logComposition } from '../compose/composition-log';
import type { Registry } from '../model/registry';
import type { Plan } from '../plan';
import { planMove } from '../plan-move';
import { release } from '../release';
import { readManifest, storeManifest } from '../site/stored-site';
import { changeLive } from '../store/change-live';
import { recalledVersions } from '../store/live-versions';
import type { ReleaseStore } from '../store/store';
import { canaryVersion, withoutCanary } from './candidate';

/** Which canary to end, and who ends it. */
export interface EndOptions {
  /** Id of the canary; another canary, or one that ended meanwhile, is left alone. */
  readonly id: string;
  readonly by: string;
}

/**
 * Serves the live versions to all visitors, in one step, and recalls the canary's version from open tabs. Renders
 * nothing. Any owner of any package of the channel may do it. Returns whether the canary was still running.
 */
export async function haltCanary(
  store: ReleaseStore,
  channel: string,
  { id, by, reason }: EndOptions & { readonly reason: string },
): Promise<boolean> {
  let halted = false;
  await changeLive(store, channel, undefined, async (registry) => {
    halted = registry.canaries?.live?.id === id;
    if (!halted) return registry;
    const next = withoutCanary(registry, by, { reason, recall: true });
    return { ...next, site: await recallingSite(store, channel, next) };
  });
  return halted;
}

/** Restarts the count of a canary's visits: earlier reports, real or made up, no longer count. */
export async function resetCanary(
  store: ReleaseStore,
  channel: string,
  { id, by }: EndOptions,
): Promise<void> {
  await changeLive(store, channel, undefined, async (registry) => {
    const { live } = registry.canaries ?? {};
    if (!registry.canaries || live?.id !== id) return registry;
    const at = new Date().toISOString();
    return { ...registry, canaries: { ...registry.canaries, live: { ...live, at, by } } };
  });
}

/** Makes the canary's version the live one; its pages exist already. Without `compose` it is only planned. */
export async function promoteCanary(
  store: ReleaseStore,
  channel: string,
  { id, by, compose }: EndOptions & { readonly compose: ComposeCandidate | undefined },
): Promise<Plan> {
  const choose = (registry: Registry) => {
    const version = registry.canaries?.live?.id === id ? canaryVersion(registry) : undefined;
    return version ? [version] : [];
  };
  const record = { action: 'publish', by } as const;
  return await release(store, channel, (found) => planMove(found, { choose, record }), { compose });
}

/** Stores the live site with the recalled versions, which open tabs read. Returns its id. */
async function recallingSite(
  store: ReleaseStore,
  channel: string,
  registry: Registry,
): Promise<string | undefined> {
  const manifest = registry.site === undefined ? undefined : await readManifest(store, registry.site);
  if (!manifest) return registry.site;
  const id = await storeManifest(store, { ...manifest, recalled: recalledVersions(registry) });
  await logComposition(store, channel, manifest.composition.id, id);
  return id;
}
