import type { EventBus } from '@little-arches/contracts/events';
import type { EventEntry, LongFrameEntry } from './interactions';
import type { LayoutShiftEntry } from './layout-shifts';
import { type MeasuredPage, measurePage, type Vital } from './measured-page';
import { ownerOfFile, regionOf } from './owners';

/** The parts of the shell that vitals need. */
export interface VitalsParts {
  readonly bus: Pick<EventBus, 'subscribe'>;
  /** Returns the route pattern of the shown address. */
  readonly pattern: () => string;
}

interface LargestPaintEntry {
  readonly startTime: number;
  readonly element?: Element | null;
  readonly url?: string;
}

/** Milliseconds after the press that left a page in which browsers still report about it. */
const LATE = 1000;
/** The shortest events that browsers report when asked. */
const SHORTEST_EVENT = 16;

/**
 * Measures the shown page and each later one, and calls `report` once with the result of each: when the visitor
 * leaves it for another page, or it is hidden or closed. Only the document's first page has a largest paint, and
 * values that a browser doesn't measure are absent. Load it when the first page is there: browsers report earlier
 * events later. Returns the result of the shown page so far.
 */
export function observeVitals(report: (vital: Vital) => void, { bus, pattern }: VitalsParts): () => Vital[] {
  const supportsLayoutShifts = isSupported('layout-shift');
  const begin = (from: number, remote: string) =>
    measurePage({ from, remote, pattern: pattern(), supportsLayoutShifts });
  let path = window.location.pathname;
  let current = begin(0, regionOf(document.querySelector('main [data-remote]')) ?? 'shell');
  let left: MeasuredPage | undefined;
  const told = new WeakSet<MeasuredPage>();

  const pageAt = ({ startTime }: { readonly startTime: number }) => {
    current.note();
    return left && startTime < current.from ? left : current;
  };
  const flushes = [
    observe<LargestPaintEntry>('largest-contentful-paint', ({ startTime, element, url }) => {
      if (current.from === 0 && startTime < firstHidden())
        current.takePaint(startTime, regionOf(element) ?? ownerOfFile(url));
    }),
    observe<LayoutShiftEntry>('layout-shift', (shift) => pageAt(shift).shifts.take(shift)),
    observe<EventEntry>('event', (event) => pageAt(event).interactions.take(event)),
    observe<LongFrameEntry>('long-animation-frame', (frame) => pageAt(frame).interactions.takeFrame(frame)),
  ];

  function finish(page: MeasuredPage | undefined): void {
    for (const flush of flushes) flush();
    if (!page || told.has(page)) return;
    told.add(page);
    for (const vital of page.vitals()) report(vital);
  }
  bus.subscribe('page/shown', ({ remote }) => {
    // The first page may have been shown before the measuring began.
    if (path === window.location.pathname) return current.belongsTo(remote);
    path = window.location.pathname;
    finish(left);
    const page = current;
    left = page;
    current = begin(performance.now(), remote);
    setTimeout(() => finish(page), LATE);
  });
  const finishAll = () => {
    finish(left);
    finish(current);
  };
  window.addEventListener('pagehide', finishAll);
  // Phones end hidden pages without another event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') finishAll();
  });
  return () => current.vitals();
}

/**
 * Calls `take` with each entry of a type, earlier ones included. Returns a function that delivers the waiting
 * entries.
 */
function observe<Entry>(type: string, take: (entry: Entry) => void): () => void {
  if (!isSupported(type)) return () => {};
  const takeAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) take(entry as Entry);
  };
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  observer.observe({ type, buffered: true, durationThreshold: SHORTEST_EVENT } as PerformanceObserverInit);
  return () => takeAll(observer.takeRecords());
}

function isSupported(type: string): boolean {
  return typeof PerformanceObserver === 'function' && PerformanceObserver.supportedEntryTypes.includes(type);
}

/** Returns when the page was first hidden, after which its paint time is unknown. */
function firstHidden(): number {
  const hidden = performance.getEntriesByType('visibility-state').find(({ name }) => name === 'hidden');
  return hidden?.startTime ?? Number.POSITIVE_INFINITY;
}
