import type { ErrorInfo } from 'react';
import { takeFailure } from './report-error';

/**
 * Reports an error from which React recovered by rendering a prerendered page again. Only React reports it; the
 * component stack names the part that did not match.
 */
export function takeRecovered(error: unknown, { componentStack }: ErrorInfo): void {
  takeFailure({ kind: 'recovered', error, ...(componentStack && { componentStack }) });
  // As React does by default: the error reaches the console and the window's error event.
  window.reportError(error);
}
