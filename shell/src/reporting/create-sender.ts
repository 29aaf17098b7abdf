import type { Report } from '@little-arches/contracts/formats';
import { describeThrown } from '@little-arches/contracts/platform';
import type { BareReport } from './describe-failure';
import { scrubMessage } from './scrub-message';

/** A failure with the facts that may be reported. The error itself stays in the memory of this page. */
export interface TakenFailure {
  readonly bare: BareReport;
  readonly error: unknown;
}

/** Collects reports and sends them. */
export interface Sender {
  take(failure: TakenFailure): void;
  /** Sends the waiting reports at once. Called while the page is left. */
  flush(): void;
}

/** Milliseconds a new report waits for others. */
const PATIENCE = 2000;
/** Most different reports of one page; more than that are one fault in many forms. */
const MOST_REPORTS = 50;
/** Characters of all batches of one page; browsers refuse a beacon above 64 KB. */
const MOST_LETTERS = 60_000;
const MOST_BATCHES = 20;

/**
 * Creates the sender: equal reports are counted and carry the trace of the last one, new ones are sent together
 * after a moment, and repetitions are sent when the page is left. `post` returns whether the browser accepted the
 * batch.
 */
export function createSender(post: (reports: readonly Report[]) => boolean): Sender {
  const counts = new Map<string, { report: Omit<Report, 'count'>; count: number }>();
  let letters = 0;
  let batches = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const due = [...counts.values()].filter(({ count }) => count > 0);
    const reports = due.map(({ report, count }) => ({ ...report, count }));
    const length = JSON.stringify(reports).length;
    if (due.length === 0 || batches >= MOST_BATCHES || letters + length > MOST_LETTERS) return;
    batches += 1;
    letters += length;
    // Reports that the browser refuses are counted further and sent with the next batch.
    if (post(reports)) for (const entry of due) entry.count = 0;
  }

  return {
    flush,
    take({ bare, error }) {
      const report = { ...bare, ...describeError(error) };
      const key = JSON.stringify({ ...report, trace: undefined });
      const known = counts.get(key);
      if (known) Object.assign(known, { report, count: known.count + 1 });
      else if (counts.size < MOST_REPORTS) {
        counts.set(key, { report, count: 1 });
        timer ??= setTimeout(() => {
          try {
            flush();
          } catch {
            // A report about a failing report would fail again.
          }
        }, PATIENCE);
      }
    },
  };
}

function describeError(error: unknown): Pick<Report, 'error' | 'message'> {
  if (error === undefined) return {};
  const { name, message } = describeThrown(error);
  const text = scrubMessage(message);
  return {
    ...(CLASS_NAME.test(name) && { error: name }),
    ...(text && { message: text }),
  };
}

/** A name written by a programmer. */
const CLASS_NAME = /^[A-Z][A-Za-z]{0,40}(Error|Exception|Rejection|Refusal)$|^Error$/;
