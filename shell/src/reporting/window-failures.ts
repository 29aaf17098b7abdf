import { blockedSource } from 'shared-contracts/formats/reports';
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
    // Where the policy names a report address, the browser sends the violation by itself.
    if (!/(^|;)\s*report-(uri|to) /.test(event.originalPolicy)) take(fromViolation(event));
  });
}

function fromError({ error, message, filename, lineno, colno }: ErrorEvent): Failure | undefined {
  // Browsers report a ResizeObserver callback that they postpone to the next frame as if it were an error.
  if (!error && message.startsWith('ResizeObserver loop')) return undefined;
  // The element of a script is known only while the script runs from top to bottom.
  const running =
    document.currentScript instanceof HTMLScriptElement && document.currentScript.src === filename;
  return {
    kind: running ? 'script' : 'uncaught',
    // A browser may keep an error of a script from elsewhere to itself, and names it in its message.
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
