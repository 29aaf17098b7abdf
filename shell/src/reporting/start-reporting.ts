import type { Report } from 'shared-contracts/formats/reports';
import { asError, propertyOf } from 'shared-contracts/platform';
import type { Sender, TakenFailure } from './create-sender';
import { describeFailure, type ReportingPage } from './describe-failure';
import { type Failure, takeFailures } from './report-error';
import { listenToWindow } from './window-failures';

/** The source and the destination of reports. */
export interface ReportingParts {
  /** Where reports go; without it nothing is sent, and nothing is listened to. */
  readonly url: string | undefined;
  readonly compositionId: string;
  readonly page: ReportingPage;
  /** Loads the part that is needed only once something failed. */
  readonly loadSender?: () => Promise<typeof import('./create-sender')>;
}

/** Failures that wait for the sender, which loads within a moment or not at all. */
const MOST_WAITING = 20;
/** Failures of one page that are kept and told: an error in an animation comes sixty times a second. */
const MOST_TAKEN = 1000;

/**
 * Takes every failure of this page from now on: what `reportError` is given, uncaught errors, unhandled
 * rejections, files that don't arrive, and what the policy refuses. The code that tidies errors up and
 * collects reports is loaded with the first failure; where it is not there in time, the bare facts are sent.
 * Nothing in here reports a failure of its own. Returns the list of what failed, which continues to grow;
 * undefined without a collector.
 */
export function startReporting({
  url,
  compositionId,
  page,
  loadSender = importSender,
}: ReportingParts): readonly Failure[] | undefined {
  if (!url) return;
  const failed: Failure[] = [];
  const seen = new WeakSet<object>();
  let waiting: TakenFailure[] = [];
  let sender: Sender | undefined;
  let asked = false;

  // Sent as plain text: for anything else browsers ask the collector first, too late for a page that ends.
  const post = (reports: readonly Report[]) =>
    navigator.sendBeacon?.(url, JSON.stringify({ format: 1, composition: compositionId, reports }));

  function sendBare(): void {
    const reports = waiting.map(({ bare }) => ({ ...bare, count: 1 }));
    waiting = [];
    if (reports.length > 0) post(reports);
  }
  async function load(): Promise<void> {
    try {
      const { createSender } = await loadSender();
      sender = createSender(post);
      for (const failure of waiting.splice(0)) sender.take(failure);
    } catch {
      sendBare();
    }
  }
  const take = guarded((taken: Failure) => {
    const failure = 'error' in taken ? { ...taken, error: asError(taken.error) } : taken;
    if (failed.length >= MOST_TAKEN || isKnown(failure.error, seen)) return;
    const bare = describeFailure(failure, page);
    if (!bare) return;
    failed.push(failure);
    if (sender) return sender.take({ bare, error: failure.error });
    if (waiting.length < MOST_WAITING) waiting.push({ bare, error: failure.error });
    if (!asked) void load();
    asked = true;
  });
  const flush = guarded(() => (sender ? sender.flush() : sendBare()));

  takeFailures(take);
  listenToWindow(take);
  window.addEventListener('pagehide', flush);
  // Phones end hidden pages without another word.
  window.addEventListener('visibilitychange', () => document.hidden && flush());
  return failed;
}

/** Wraps `work` so that a failing reporter neither breaks the page nor reports itself endlessly. */
function guarded<Arguments extends unknown[]>(work: (...args: Arguments) => void) {
  return (...args: Arguments): void => {
    try {
      work(...args);
    } catch {
      // There is nothing left to report to.
    }
  };
}

/**
 * Returns true when this very error was taken before: React and the window both report some, and the loader wraps
 * errors of the window.
 */
function isKnown(error: unknown, seen: WeakSet<object>): boolean {
  const chain = new Set<object>();
  for (let cause = error; typeof cause === 'object' && cause && chain.size < 4 && !chain.has(cause); ) {
    chain.add(cause);
    cause = propertyOf(cause, 'cause');
  }
  const known = [...chain].some((part) => seen.has(part));
  for (const part of chain) seen.add(part);
  return known;
}

function importSender() {
  return import(/* webpackChunkName: "reports" */ './create-sender');
}
