/** Counts requests per address in fixed time windows. */
export interface RateLimit {
  /** Counts one request of `who`; returns false when it exceeds the limit. */
  allows(who: string): boolean;
}

const MOST_ADDRESSES = 10_000;

/** Allows `most` requests per address in each window of `seconds`. */
export function createRateLimit(most: number, seconds: number, now: () => number = Date.now): RateLimit {
  let spans = new Map<string, { until: number; count: number }>();
  return {
    allows(who) {
      const time = now();
      let span = spans.get(who);
      if (!span || span.until <= time) {
        if (spans.size >= MOST_ADDRESSES)
          spans = new Map([...spans].filter(([, { until }]) => until > time).slice(-MOST_ADDRESSES / 2));
        span = { until: time + seconds * 1000, count: 0 };
        spans.set(who, span);
      }
      span.count += 1;
      return span.count <= most;
    },
  };
}
