import type { ErrorInfo } from 'react';
import { takeFailure } from './report-error';

/**
 * What React could only recover from by rendering a prerendered page anew. Its error reports React alone;
 * which part did not fit is in the stack of components.
 */
export function takeRecovered(error: unknown, { componentStack }: ErrorInfo): void {
  takeFailure({ kind: 'recovered', error, ...(componentStack && { componentStack }) });
  // As React does by default: the error reaches the console and the window's error event.
  window.reportError(error);
}
