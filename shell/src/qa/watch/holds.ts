import { type Caller, findCaller } from './script-owners';

/** Something that continues until the code that started it ends it. */
export interface Hold extends Caller {
  readonly kind: 'event' | 'listener' | 'interval';
  /** The event's name, or the interval in milliseconds. */
  readonly what: string;
  /** Milliseconds since the page was requested. */
  readonly since: number;
  /** Number of pages shown before it started. */
  readonly page: number;
}

/** Everything that continues in the page until it is ended. */
export interface Holds {
  /** Records one for the calling code; returns the function that ends it. */
  hold(kind: Hold['kind'], what: string): () => void;
  list(): readonly Hold[];
  /** Runs the panel's own work without recording it. */
  ignoring<Given>(work: () => Given): Given;
  readonly isIgnoring: boolean;
  /** Called when another page is shown. */
  nextPage(): void;
  readonly page: number;
}

/** Tracks what continues until it is ended, and who started it. */
export function createHolds(): Holds {
  const holds = new Set<Hold>();
  let page = 0;
  let isIgnoring = false;
  return {
    hold(kind, what) {
      if (isIgnoring) return () => {};
      const held = { ...findCaller(), kind, what, since: Math.round(performance.now()), page };
      holds.add(held);
      return () => void holds.delete(held);
    },
    list: () => [...holds],
    ignoring(work) {
      isIgnoring = true;
      try {
        return work();
      } finally {
        isIgnoring = false;
      }
    },
    get isIgnoring() {
      return isIgnoring;
    },
    nextPage: () => void page++,
    get page() {
      return page;
    },
  };
}

/** What one place in the code started, and whether it was left behind. */
export interface HeldPlace extends Pick<Hold, 'owner' | 'place' | 'kind' | 'what'> {
  readonly count: number;
  /**
   * `leak`: the place started another one on each of several pages and never ended one. `left`: none of its
   * remote's pages is shown any more; a single one may be intended.
   */
  readonly state: 'in use' | 'left' | 'leak';
}

/** Groups what continues by the place that started it. `shown` are the packages with a region on the screen. */
export function heldPlaces(
  { list, page }: Pick<Holds, 'list' | 'page'>,
  shown: ReadonlySet<string>,
): HeldPlace[] {
  const places = new Map<string, Hold[]>();
  for (const hold of list()) {
    const key = [hold.owner, hold.place, hold.kind, hold.what].join(' ');
    places.set(key, [...(places.get(key) ?? []), hold]);
  }
  return [...places.values()].flatMap((held) => {
    const [first] = held;
    if (!first) return [];
    const { owner, place, kind, what } = first;
    const earlier = new Set(held.flatMap((hold) => (hold.page < page ? [hold.page] : [])));
    const isGone = owner !== 'unknown' && !shown.has(owner);
    const state = earlier.size > 1 ? 'leak' : isGone ? 'left' : 'in use';
    return [{ owner, place, kind, what, count: held.length, state }];
  });
}
