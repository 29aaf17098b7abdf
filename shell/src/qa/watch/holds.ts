import { type Caller, findCaller } from './script-owners';

/** Something that runs on until who began it ends it. */
export interface Hold extends Caller {
  readonly kind: 'event' | 'listener' | 'interval';
  /** The event's name, or the milliseconds. */
  readonly what: string;
  /** Milliseconds since the page was requested. */
  readonly since: number;
  /** How many pages had been shown by then. */
  readonly page: number;
}

/** What is held in the page. */
export interface Holds {
  /** Begins one for anyone who called; returns what ends it. */
  hold(kind: Hold['kind'], what: string): () => void;
  list(): readonly Hold[];
  /** Does the panel's own work, which is no one's business. */
  ignoring<Given>(work: () => Given): Given;
  readonly isIgnoring: boolean;
  /** Another page is shown. */
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

/** What one place in the code holds, and whether it is left behind. */
export interface HeldPlace extends Pick<Hold, 'owner' | 'place' | 'kind' | 'what'> {
  readonly count: number;
  /**
   * `leak`: it began another with each of several pages and never ended one. `left`: none of its remote's pages is
   * shown any more; what it holds once may be meant so.
   */
  readonly state: 'in use' | 'left' | 'leak';
}

/** Sums up what is held by the place that holds it. `shown` are the packages with a region on the screen. */
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
