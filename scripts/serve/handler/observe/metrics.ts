import type { PointerState } from '../source/site-source';

/** Upper limits of the histogram's buckets in seconds. */
const LIMITS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

/** One answered request. */
export interface Answered {
  /** `asset`, `other`, or a page's route pattern. */
  readonly kind: string;
  readonly status: number;
  /** Seconds until the answer could be sent. */
  readonly seconds: number;
}

interface Durations {
  /** Requests by bucket; the last bucket has no upper limit. */
  readonly counts: number[];
  sum: number;
}

/** Creates the counters of one server process or worker isolate. */
export function createMetrics() {
  const requests = new Map<string, number>();
  const durations = new Map<string, Durations>();

  return {
    count({ kind, status, seconds }: Answered): void {
      const labels = `kind="${escapeLabel(kind)}"`;
      const series = `${labels},status="${Math.floor(status / 100)}xx"`;
      requests.set(series, (requests.get(series) ?? 0) + 1);
      const known = durations.get(labels) ?? { counts: Array(LIMITS.length + 1).fill(0), sum: 0 };
      durations.set(labels, known);
      const bucket = LIMITS.findIndex((limit) => seconds <= limit);
      const index = bucket < 0 ? LIMITS.length : bucket;
      known.counts[index] = (known.counts[index] ?? 0) + 1;
      known.sum += seconds;
    },
    /** Returns the counters in Prometheus' text format, version 0.0.4. `now` is in milliseconds. */
    text(pointer: PointerState | undefined, now: number): string {
      return [
        ...head('requests_total', 'counter', 'Answered requests by kind of page and class of status.'),
        ...[...requests].map(([labels, count]) => `${PREFIX}requests_total{${labels}} ${count}`),
        ...head('request_duration_seconds', 'histogram', 'Seconds until an answer could be sent.'),
        ...[...durations].flatMap(([labels, known]) => histogramLines(labels, known)),
        ...pointerLines(pointer, now),
        '',
      ].join('\n');
    },
  };
}

const PREFIX = 'little_arches_';

function head(name: string, type: string, help: string): string[] {
  return [`# HELP ${PREFIX}${name} ${help}`, `# TYPE ${PREFIX}${name} ${type}`];
}

/** Returns the lines of one histogram, whose buckets count all faster requests too. */
function histogramLines(labels: string, { counts, sum }: Durations): string[] {
  const name = `${PREFIX}request_duration_seconds`;
  let total = 0;
  const buckets = counts.map((count, index) => {
    total += count;
    return `${name}_bucket{${labels},le="${LIMITS[index] ?? '+Inf'}"} ${total}`;
  });
  return [...buckets, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${total}`];
}

/** Returns the values of the pointer; a value that the server can't determine is absent. */
function pointerLines(pointer: PointerState | undefined, now: number): string[] {
  if (!pointer) return [];
  const { signedAt, readAt, refused } = pointer;
  const ages = [
    ['pointer_age_seconds', 'Seconds since the owners signed the served pointer.', signedAt],
    ['pointer_read_age_seconds', 'Seconds since the pointer was last read and accepted.', readAt],
  ] as const;
  return [
    ...ages.flatMap(([name, help, at]) =>
      at === undefined
        ? []
        : [...head(name, 'gauge', help), `${PREFIX}${name} ${Math.max(0, now - at) / 1000}`],
    ),
    ...head('refused_signatures_total', 'counter', 'Reads that were refused by signature or hash.'),
    `${PREFIX}refused_signatures_total ${refused}`,
  ];
}

function escapeLabel(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
