import type { Health } from '@little-arches/contracts/formats/reports';
import type { ComposeCandidate } from '../compose/compose-candidate';
import { readCompositionLog } from '../compose/composition-log';
import { mustCountSince, type VisitQuery } from '../health/read-health';
import type { Canary } from '../model/canary';
import { readRegistry } from '../store/channel-registry';
import { liveVersion } from '../store/live-versions';
import type { ReleaseStore } from '../store/store';
import { haltCanary, promoteCanary } from './end-canary';
import { judgeCanary, NO_VISITS, type Verdict } from './judge-canary';

/** Dependencies of a decision about a canary. */
export interface PollOptions {
  readonly by: string;
  readonly dryRun?: boolean;
  /** False: a healthy canary is reported, but not promoted. Default: true. */
  readonly promotes?: boolean;
  readonly readHealth: (asked: VisitQuery) => Promise<Health>;
  /** Creates the composer for the site when the canary is promoted. */
  readonly composer: () => Promise<ComposeCandidate>;
  readonly now?: () => number;
}

/** A polled canary and its decision. */
export interface Polled extends Verdict {
  readonly canary: Canary;
  /** Whether the canary could be promoted, but `promotes` is false. */
  readonly isReady?: boolean;
}

/**
 * Polls the canary of a channel once, and promotes or halts it as the rule decides. Returns undefined without a
 * canary.
 */
export async function pollCanary(
  store: ReleaseStore,
  channel: string,
  options: PollOptions,
): Promise<Polled | undefined> {
  const { by, dryRun = false, promotes = true, composer } = options;
  const { registry } = await readRegistry(store, channel);
  const canary = registry.canaries?.live;
  const before = canary && liveVersion(registry, canary.package)?.metadata.version;
  if (!canary || before === undefined) return undefined;
  const judged = await judge(store, channel, canary, before, options);
  const { verdict, because } = judged;
  const ending = { id: canary.id, by };
  if (dryRun || verdict === 'watch') return { ...judged, canary };
  if (verdict === 'halt') await haltCanary(store, channel, { ...ending, reason: because });
  else if (promotes) await promoteCanary(store, channel, { ...ending, compose: await composer() });
  else return { verdict: 'watch', because, canary, isReady: true };
  return { ...judged, canary };
}

/** Judges a canary by the visits since it began, of pages that were served on the channel. */
async function judge(
  store: ReleaseStore,
  channel: string,
  { at, share, package: name, version }: Canary,
  before: string,
  { readHealth, now = Date.now }: PollOptions,
): Promise<Verdict> {
  const { compositions } = await readCompositionLog(store, channel);
  const { since, versions } = await readHealth({ since: at, compositions: compositions.map(({ id }) => id) });
  mustCountSince(since, at);
  const known = (wanted: string) =>
    versions.find((one) => one.package === name && one.version === wanted) ?? NO_VISITS;
  const minutes = (now() - Date.parse(since)) / 60_000;
  return judgeCanary(known(before), known(version), { share, minutes });
}

/** Returns the decision as a sentence. */
export function polledLine(channel: string, { canary, verdict, because }: Polled, dryRun = false): string {
  const what = `${canary.package} ${canary.version}`;
  if (verdict === 'watch') return `Canary ${what} goes on for ${canary.share} % of ${channel}. ${because}`;
  if (verdict === 'halt')
    return `Canary ${what} ${dryRun ? 'would be' : 'was'} halted on ${channel}. ${because}`;
  return `Canary ${what} ${dryRun ? 'would become' : 'became'} what is live on ${channel}. ${because}`;
}
