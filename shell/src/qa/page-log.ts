/** Something that went wrong in the page. */
export interface LoggedFailure {
  /** Milliseconds since the page was asked for. */
  readonly at: number;
  readonly what: 'error' | 'rejection' | 'file' | 'policy' | 'remote';
  readonly text: string;
}

/** What went wrong since the page began. */
export interface PageLog {
  readonly failures: readonly LoggedFailure[];
  add(what: LoggedFailure['what'], text: string): void;
  /** Calls `listener` after each failure, and each file that arrived. */
  subscribe(listener: () => void): void;
}

/** Notes what goes wrong in the page from now on: errors nobody caught, files that don't come, what its policy refuses. */
export function watchPage(): PageLog {
  const failures: LoggedFailure[] = [];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const add: PageLog['add'] = (what, text) => {
    failures.push({ at: Math.round(performance.now()), what, text });
    tell();
  };

  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) add('error', event.message);
    else if (event.target instanceof HTMLScriptElement) add('file', withoutQuery(event.target.src));
    else if (event.target instanceof HTMLLinkElement) add('file', withoutQuery(event.target.href));
  };
  // In the capture phase, because the error event of a missing file doesn't bubble.
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', ({ reason }) =>
    add('rejection', reason instanceof Error ? reason.message : String(reason)),
  );
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    add('policy', `${effectiveDirective} blocked ${withoutQuery(blockedURI)}`),
  );
  if (typeof PerformanceObserver === 'function')
    new PerformanceObserver(tell).observe({ type: 'resource', buffered: true });

  return { failures, add, subscribe: (listener) => void listeners.add(listener) };
}

/** What follows a question mark may be personal. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/, '');
}
