import type { QaPage } from '@little-arches/contracts/formats/page';
import type { Shell } from '../shell';
import type { Vital } from '../vitals/measured-page';
import { type Judged, judge, type OfferedContract } from './refusals';
import type { FramePlaces } from './watch/frame-places';
import { type Holds, heldPlaces } from './watch/holds';
import { loadedFiles } from './watch/loaded-files';
import type { PageLog } from './watch/page-log';
import type { CostWatch } from './watch/runtime-cost';
import type { SentReports } from './watch/sent-reports';
import type { BusWatch, LoggedEvent } from './watch/watch-bus';

/** The page's state that the panel watches. */
export interface Watched {
  readonly page: PageLog;
  readonly holds: Holds;
  readonly cost: CostWatch;
  readonly sent: SentReports;
  /** Milliseconds since the page was requested, if the panel was opened later than its first script. */
  readonly since: number;
}

/** The state that the panel watches once the shell has started. */
export interface WatchedShell extends Watched {
  readonly bus: BusWatch;
  /** Failures of pages that were left. */
  readonly vitals: readonly Vital[];
  readonly vitalsNow: () => readonly Vital[];
  readonly sessions: readonly { readonly at: number; readonly status: string }[];
  /** Channel information; undefined when the server has none. */
  readonly known: QaPage | undefined;
  readonly offered: OfferedContract;
  readonly places: FramePlaces;
}

/** Fields of events that may identify a person or an order, because reports are copied and sent to others. */
const LEFT_OUT = ['title', 'orderId', 'paymentIntent', 'childId'];

/** Returns the panel's data as one value, without personal data. */
export function qaReport(shell: Shell, watched: WatchedShell) {
  const { composition, index, host, session } = shell;
  const { page, bus, holds, cost, sent, known, places } = watched;
  const regions = [...document.querySelectorAll<HTMLElement>('[data-remote]')].map(({ dataset }) => dataset);
  const shown = new Set(regions.map(({ remote = '' }) => remote));
  return {
    page: index.patternOf(window.location.pathname) ?? '*',
    channel: host.config.channel,
    composition: composition.id,
    ...(known?.earlierSite !== undefined && { earlierSite: known.earlierSite }),
    session: session.get().status,
    sessions: watched.sessions,
    window: `${window.innerWidth} × ${window.innerHeight}`,
    browser: navigator.userAgent,
    watchedSince: watched.since,
    shown: [...new Set(regions.map(({ remote, version }) => `${remote} ${version}`))],
    loaded: loadedFiles(performance.getEntriesByType('resource') as PerformanceResourceTiming[], {
      origin: window.location.origin,
      versionOf: index.versionOf,
    }),
    costs: { sampled: cost.isSampled(), packages: cost.now() },
    vitals: { now: watched.vitalsNow(), before: watched.vitals },
    failures: page.failures,
    reports: sent.to(host.config.reportUrl).map((report) => ({ ...report, places: places.of(report) })),
    events: bus.events.map(withoutPersonalData),
    retained: bus.retained().map(withoutPersonalData),
    listeners: bus.listeners(),
    held: heldPlaces(holds, shown),
    contract: {
      ...watched.offered,
      refused: judge(known?.packages ?? {}, watched.offered).flatMap(({ refused }: Judged) => refused ?? []),
    },
  };
}

/** The return type of `qaReport`. */
export type QaReport = ReturnType<typeof qaReport>;

function withoutPersonalData({ payload, ...event }: LoggedEvent): LoggedEvent {
  const kept = Object.entries(payload).map(([key, value]) => [key, LEFT_OUT.includes(key) ? '…' : value]);
  return { ...event, payload: Object.fromEntries(kept) };
}
