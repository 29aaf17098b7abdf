import type { Canary } from 'shared-contracts/formats/canary';
import type { Health } from 'shared-contracts/formats/reports/health';
import type { ComposeCandidate } from '../compose/compose-candidate';
import { readRegistry } from '../store/channel-registry';
import { liveVersion } from '../store/live-versions';
import type { ReleaseStore } from '../store/store';
import { haltCanary, promoteCanary } from './end-canary';
import { type Division, judgeCanary, type Known, type Verdict } from './judge-canary';

/** What is needed to decide about a canary. */
export interface Tending {
  readonly by: string;
  readonly dryRun?: boolean;
  readonly readHealth: () => Promise<Health>;
  /** Makes what composes the site when the canary becomes what is live. */
  readonly composer: () => Promise<ComposeCandidate>;
  /** Notes how many visits the version before had when it is first looked at; for one process. */
  readonly seen?: Map<string, number>;
}

/** A canary that was looked at, and what was done. */
export interface Tended extends Verdict {
  readonly canary: Canary;
}

const UNKNOWN: Known = { visits: 0, failedVisits: 0, LCP: undefined, INP: undefined, CLS: undefined };

/** Looks at a channel's canary once, and makes it live or halts it where the rule says so; undefined without one. */
export async function tendCanary(
  store: ReleaseStore,
  channel: string,
  { by, dryRun = false, readHealth, composer, seen }: Tending,
): Promise<Tended | undefined> {
  const { registry } = await readRegistry(store, channel);
  const canary = registry.canaries?.live;
  const before = canary && liveVersion(registry, canary.package)?.metadata.version;
  if (!canary || before === undefined) return undefined;
  const { versions } = await readHealth();
  const known = (version: string) =>
    versions.find((one) => one.package === canary.package && one.version === version) ?? UNKNOWN;
  const old = known(before);
  const verdict = judgeCanary(old, known(canary.version), divisionOf(canary, old, seen));
  const ending = { id: canary.id, by };
  if (dryRun || verdict.verdict === 'watch') return { ...verdict, canary };
  if (verdict.verdict === 'halt') await haltCanary(store, channel, { ...ending, reason: verdict.because });
  else await promoteCanary(store, channel, { ...ending, compose: await composer() });
  return { ...verdict, canary };
}

function divisionOf(
  { id, share }: Canary,
  { visits }: Known,
  seen?: Map<string, number>,
): Division | undefined {
  if (!seen) return undefined;
  const first = seen.get(id) ?? visits;
  // A receiver that began anew counts from nothing.
  if (first > visits || !seen.has(id)) seen.set(id, Math.min(first, visits));
  return { share, oldVisits: visits - Math.min(first, visits) };
}

/** What was done, as a sentence. */
export function tendedLine(channel: string, { canary, verdict, because }: Tended, dryRun = false): string {
  const what = `${canary.package} ${canary.version}`;
  if (verdict === 'watch') return `Canary ${what} goes on for ${canary.share} % of ${channel}. ${because}`;
  if (verdict === 'halt')
    return `Canary ${what} ${dryRun ? 'would be' : 'was'} halted on ${channel}. ${because}`;
  return `Canary ${what} ${dryRun ? 'would become' : 'became'} what is live on ${channel}. ${because}`;
}
