import type { Descriptor } from '@little-arches/build/model/descriptor';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { checkFiles } from './check/files/check-files';
import { type Finding, refuseErrors } from './check/findings';
import type { ComposeCandidate } from './compose/compose-candidate';
import type { Found, Plan } from './plan';
import { planMove } from './plan-move';
import { planRelease, release } from './release';
import { readDescriptor, readRegistry } from './store/channel-registry';
import { type Live, liveVersionsOf } from './store/live-versions';
import { releasedKey } from './store/released-file';
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
 * Throws a RefusedError when the versions are incompatible with this channel.
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
  const planned = await planRelease(store, channel, plan);
  const promoted = chosen.filter(({ name }) => planned.moving.has(name));
  const artefacts = await Promise.all(promoted.map((live) => readArtefact(store, live)));
  refuseErrors((await Promise.all(artefacts.map((artefact) => checkStored(store, artefact)))).flat());
  if (!compose) return planned;
  return await release(store, channel, plan, { compose });
}

async function readArtefact(store: ReleaseStore, { name, metadata, extras }: Live): Promise<Descriptor> {
  return await readDescriptor(store, name, metadata.version, extras.descriptor);
}

async function checkStored(store: ReleaseStore, artefact: Descriptor): Promise<Finding[]> {
  return await checkFiles(
    // A missing source map affects no visitor.
    { ...artefact, maps: [] },
    async (file) => (await store.get(releasedKey(artefact, file)))?.content,
    undefined,
    `Files of a stored version are never replaced: publish ${artefact.name} in another version.`,
  );
}
