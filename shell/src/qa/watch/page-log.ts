import { describeThrown } from '@little-arches/contracts/platform';
import { ownerOfScript, ownerOfStack } from './script-owners';

/** A failure in the page. */
export interface LoggedFailure {
  /** Milliseconds since the page was requested. */
  readonly at: number;
  /** `reported`: caught, and passed to the site's reporter or the console. */
  readonly what: 'error' | 'rejection' | 'file' | 'policy' | 'reported';
  /** The package at fault: `shell`, a remote, or `unknown`. */
  readonly owner: string;
  readonly text: string;
}

/** The failures since the page began. */
export interface PageLog {
  readonly failures: readonly LoggedFailure[];
  /** Calls `listener` after each failure, each loaded file, and each `tell`. */
  subscribe(listener: () => void): void;
  readonly tell: () => void;
}

/**
 * Matches the lines in which the site's reporter writes the cause of an error into the console
 * (reporting/report-error.ts).
 */
const REPORTED = /^\[(\S+) \S*, composition /;

/**
 * Records failures of the page from now on: uncaught and reported errors, files that could not be loaded, and
 * refusals of its policy.
 */
export function watchPage(): PageLog {
  const failures: LoggedFailure[] = [];
  const listeners = new Set<() => void>();
  const seen = new WeakSet<object>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const add = (what: LoggedFailure['what'], owner: string | undefined, text: string, error?: unknown) => {
    // React and the window report some errors both.
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return;
      seen.add(error);
    }
    failures.push({ at: Math.round(performance.now()), what, owner: owner ?? 'unknown', text });
    tell();
  };

  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) {
      const { error, message, filename } = event;
      add('error', ownerOfError(error) ?? ownerOfScript(filename), message, error);
    } else {
      const address = addressOf(event.target);
      if (address) add('file', ownerOfScript(address), withoutQuery(address));
    }
  };
  // In the capture phase, because the error event of a missing file doesn't bubble.
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', ({ reason }) =>
    add('rejection', ownerOfError(reason), describeThrown(reason).message, reason),
  );
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile } = event;
    add(
      'policy',
      ownerOfScript(sourceFile ?? ''),
      `${effectiveDirective} blocked ${withoutQuery(blockedURI)}`,
    );
  });
  const { error: say } = console;
  console.error = (...args: unknown[]) => {
    say.apply(console, args);
    const error = args.find((arg) => describeThrown(arg).stack !== '');
    const [, owner] = REPORTED.exec(typeof args[0] === 'string' ? args[0] : '') ?? [];
    add('reported', owner ?? ownerOfError(error), describeThrown(error ?? args.at(-1)).message, error);
  };
  if (typeof PerformanceObserver === 'function')
    new PerformanceObserver(tell).observe({ type: 'resource', buffered: true });

  return { failures, tell, subscribe: (listener) => void listeners.add(listener) };
}

/** Returns the package whose code threw, by the scripts in the stack. */
function ownerOfError(error: unknown): string | undefined {
  const { stack } = describeThrown(error);
  return ownerOfStack(stack.match(/https?:\/\/[^\s)]+?(?=:\d+:\d+)/g) ?? []);
}

function addressOf(target: EventTarget | null): string {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement ? target.href : '';
}

/** Removes the query, which may be personal. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/, '');
}
