import { blockedSource } from '@little-arches/contracts/formats';
import type { Failure } from './report-error';

/** Calls `take` with every failure that the browser reports to the window. */
export function listenToWindow(take: (failure: Failure) => void): void {
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
