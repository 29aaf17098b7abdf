import type { Health, VersionHealth } from '@little-arches/contracts/formats/reports';
import { NO_VISITS } from '../canary/judge-canary';
import { readCompositionLog } from '../compose/composition-log';
import { mustCountSince, type VisitQuery } from '../health/read-health';
import { readRegistry } from '../store/channel-registry';
import { liveVersion } from '../store/live-versions';
import type { ReleaseStore } from '../store/store';
import { judgeLive, type LiveVerdict } from './judge-live';
import type { Slo } from './slo';

/** Milliseconds whose visits count: long enough to tell, short enough to notice what became bad while live. */
const WINDOW = 3_600_000;

/** What is polled, and how. */
export interface Polling {
  /** The objectives by package. */
  readonly slos: ReadonlyMap<string, Slo>;
  readonly readHealth: (asked: VisitQuery) => Promise<Health>;
  /** Returns the time in milliseconds; replaced in tests. */
  readonly now?: () => number;
}

/** A live version and whether it keeps its objective. */
export interface LiveHealth extends LiveVerdict {
  readonly package: string;
  readonly version: string;
  readonly slo: Slo;
  /** Absent without visits. */
  readonly health?: VersionHealth | undefined;
}

/**
 * Judges the live versions of a channel that have an objective, by the visits of the last hour, since they became
 * live, of pages that were served on the channel.
 */
export async function pollLive(
  store: ReleaseStore,
  channel: string,
  { slos, readHealth, now = Date.now }: Polling,
): Promise<LiveHealth[]> {
  const { registry } = await readRegistry(store, channel);
  const { compositions } = await readCompositionLog(store, channel);
  const polled: LiveHealth[] = [];
  for (const [name, slo] of slos) {
    const live = liveVersion(registry, name);
    if (!live) continue;
    const { version } = live.metadata;
    const begun = Math.max(now() - WINDOW, Date.parse(live.extras.release?.at ?? '') || 0);
    const asked = { since: new Date(begun).toISOString(), compositions: compositions.map(({ id }) => id) };
    const { since, versions } = await readHealth(asked);
    mustCountSince(since, asked.since);
    const health = versions.find((one) => one.package === name && one.version === version);
    const minutes = (now() - Date.parse(since)) / 60_000;
    polled.push({ package: name, version, slo, health, ...judgeLive(slo, health ?? NO_VISITS, minutes) });
  }
  return polled;
}
