import { blockedSource, type Report } from '@little-arches/contracts/formats';
import { asError, propertyOf } from '@little-arches/contracts/platform';
import type { Sender, TakenFailure } from './create-sender';
import { describeFailure, type ReportingPage } from './describe-failure';
import type { Vital } from './measure-vitals';
import { type Failure, takeFailures } from './report-error';
import { traceOf } from './trace';

/** The source and the destination of reports. */
export interface ReportingParts {
  /** Address that receives reports; without it nothing is recorded or sent. */
  readonly url: string | undefined;
  readonly compositionId: string;
  readonly page: ReportingPage;
  /** Loads the sender, which is needed only after a failure. */
  readonly loadSender?: () => Promise<typeof import('./create-sender')>;
}

/** The running reporter of a page. */
export interface Reporting {
  /** The failures of this page so far; the list grows. */
  readonly failed: readonly Failure[];
  /** Takes a vital, which is sent when the page is hidden or left. */
  takeVital(vital: Vital): void;
}

/** Most failures that wait for the sender, which loads within a moment or not at all. */
const MOST_WAITING = 20;
/** Most failures of one page that are stored and reported: an error in an animation happens sixty times a second. */
const MOST_TAKEN = 1000;
/** Milliseconds from the start of a navigation to another document in which files that fail to load don't count. */
const LEAVING = 2000;

/**
 * Records every failure of this page from now on: calls of `reportError`, uncaught errors, unhandled rejections,
 * files that could not be loaded, and refusals of the policy. The code that cleans and collects reports is loaded
 * with the first failure; if it is not loaded in time, only the bare facts are sent. Failures of this code are not
 * reported. Undefined without a collector.
 */
export function startReporting({
  url,
  compositionId,
  page,
  loadSender = importSender,
}: ReportingParts): Reporting | undefined {
  if (!url) return;
  const failed: Failure[] = [];
  const seen = new WeakSet<object>();
  let waiting: TakenFailure[] = [];
  const vitals: Vital[] = [];
  let sender: Sender | undefined;
  let asked = false;

  // Sent as plain text: for other types browsers send a preflight request first, too late for a page that ends.
  const post = (reports: readonly Report[]) => {
    const batch = { format: 1, composition: compositionId, reports, vitals: vitals.splice(0) };
    return navigator.sendBeacon?.(url, JSON.stringify(batch));
  };

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
  const isLeaving = watchLeaving();
  const take = guarded((taken: Failure) => {
    if ((taken.kind === 'load' || taken.kind === 'caught') && isLeaving()) return;
    const failure = 'error' in taken ? { ...taken, error: asError(taken.error) } : taken;
    if (failed.length >= MOST_TAKEN || isKnown(failure.error, seen)) return;
    const described = describeFailure(failure, page);
    if (!described) return;
    const bare = { ...described, trace: traceOf(failure.error) };
    failed.push(failure);
    if (sender) return sender.take({ bare, error: failure.error });
    if (waiting.length < MOST_WAITING) waiting.push({ bare, error: failure.error });
    if (!asked) void load();
    asked = true;
  });
  const flush = guarded(() => {
    if (sender) sender.flush();
    else sendBare();
    if (vitals.length > 0) post([]);
  });

  takeFailures(take);
  listenToWindow(take);
  window.addEventListener('pagehide', flush);
  // Phones end hidden pages without another event.
  window.addEventListener('visibilitychange', () => document.hidden && flush());
  return { failed, takeVital: (vital) => vitals.push(vital) };
}

/**
 * Returns a function that returns true while the visitor leaves the page. Firefox then stops what the page loads,
 * and reports each file as failed; versions before 147 have no event for it.
 */
function watchLeaving(): () => boolean {
  let since = Number.NEGATIVE_INFINITY;
  window.navigation?.addEventListener('navigate', ({ destination }) => {
    if (!destination.sameDocument) since = performance.now();
  });
  return () => performance.now() - since < LEAVING;
}

/** Wraps `work` so that a failing reporter neither breaks the page nor reports itself endlessly. */
function guarded<Arguments extends unknown[]>(work: (...args: Arguments) => void) {
  return (...args: Arguments): void => {
    try {
      work(...args);
    } catch {
      // This failure can't be reported anywhere.
    }
  };
}

/**
 * Returns true when the same error was recorded before: React and the window report some errors both, and the
 * loader wraps errors of the window.
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

/** Calls `take` with every failure that the browser reports to the window. */
function listenToWindow(take: (failure: Failure) => void): void {
  // In the capture phase, because the error event of a missing file doesn't bubble.
  window.addEventListener(
    'error',
    (event: Event) => {
      const failure = event instanceof ErrorEvent ? fromError(event) : fromElement(event.target);
      if (failure) take(failure);
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => take({ kind: 'rejection', error: reason }));
  window.addEventListener('securitypolicyviolation', (event) => {
    // If the policy names a report address, the browser sends the violation itself.
    if (!/(^|;)\s*report-(uri|to) /.test(event.originalPolicy)) take(fromViolation(event));
  });
}

function fromError({ error, message, filename, lineno, colno }: ErrorEvent): Failure | undefined {
  // Browsers report a ResizeObserver callback that they postpone to the next frame as an error.
  if (!error && message.startsWith('ResizeObserver loop')) return undefined;
  // The element of a script is known only while its top-level code runs.
  const running =
    document.currentScript instanceof HTMLScriptElement && document.currentScript.src === filename;
  return {
    kind: running ? 'script' : 'uncaught',
    // A browser may hide the error of a script from another origin, and report only its message.
    error: error ?? message,
    file: filename,
    line: lineno,
    column: colno,
  };
}

function fromElement(target: EventTarget | null): Failure | undefined {
  if (target instanceof HTMLScriptElement) return { kind: 'load', file: target.src };
  if (target instanceof HTMLLinkElement) return { kind: 'load', file: target.href };
  return undefined;
}

function fromViolation(event: SecurityPolicyViolationEvent): Failure {
  return {
    kind: 'policy',
    file: event.sourceFile,
    line: event.lineNumber,
    column: event.columnNumber,
    policy: { directive: event.effectiveDirective, blocked: blockedSource(event.blockedURI) },
  };
}
