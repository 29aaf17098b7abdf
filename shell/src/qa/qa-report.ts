import type { Shell } from '../shell';
import type { EventLog, LoggedEvent } from './event-log';
import { loadedFiles } from './loaded-files';
import type { PageLog } from './page-log';

/** Fields of events that may tell of a person or an order: who copies a report sends it on. */
const LEFT_OUT = ['title', 'orderId', 'paymentIntent'];

/** Everything that the panel shows, as one value without anything personal in it. */
export function qaReport(shell: Shell, page: PageLog, log: EventLog) {
  const { composition, index, host, session } = shell;
  const { retained, listeners } = log.now();
  return {
    page: index.patternOf(window.location.pathname) ?? '*',
    channel: host.config.channel,
    composition: composition.id,
    session: session.get().status,
    window: `${window.innerWidth} × ${window.innerHeight}`,
    shown: [...document.querySelectorAll<HTMLElement>('[data-remote]')].map(
      ({ dataset }) => `${dataset.remote} ${dataset.version}`,
    ),
    loaded: loadedFiles(performance.getEntriesByType('resource') as PerformanceResourceTiming[], {
      origin: window.location.origin,
      shellVersion: composition.shell.version,
    }),
    failures: page.failures,
    events: log.events.map(withoutPersons),
    retained: retained.map(withoutPersons),
    listeners,
  };
}

/** As `qaReport` gives it. */
export type QaReport = ReturnType<typeof qaReport>;

function withoutPersons({ payload, ...event }: LoggedEvent): LoggedEvent {
  const kept = Object.entries(payload).map(([key, value]) => [key, LEFT_OUT.includes(key) ? '…' : value]);
  return { ...event, payload: Object.fromEntries(kept) };
}
