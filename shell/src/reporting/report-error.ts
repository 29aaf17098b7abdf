import type { Composition, Report } from '@little-arches/contracts/formats';
import { asError } from '@little-arches/contracts/platform';
import { isAnswer } from './outcomes';

/** The origin of an error. */
export interface ErrorSource {
  readonly remote: string;
  readonly version: string;
  readonly compositionId: string;
}

/** A failure before its details are made fit to be sent. Stays in this page's memory. */
export interface Failure {
  readonly kind: Report['kind'];
  /** The thrown value, which may be `undefined`; absent when nothing was thrown. */
  readonly error?: unknown;
  /** The part that reported it; absent when only the stack identifies the part. */
  readonly source?: ErrorSource;
  /** Address and position of the faulty file, if the browser reports them. */
  readonly file?: string | undefined;
  readonly line?: number;
  readonly column?: number;
  /** React's component stack at the time of the failure. */
  readonly componentStack?: string;
  readonly policy?: { readonly directive: string; readonly blocked: string };
}

let take: (failure: Failure) => void = () => {};

/** Passes a failure to the page's reporter; does nothing while prerendering and in tests. Never throws. */
export function takeFailure(failure: Failure): void {
  take(failure);
}

/** Passes every failure to `next` from now on. Called only when the browser starts the site. */
export function takeFailures(next: (failure: Failure) => void): void {
  take = next;
}

/** Reports errors of the parts of a page. */
export interface Reports {
  /** Reports an error of the shell. Never throws. */
  readonly report: (error: unknown) => void;
  /** Returns the function that reports errors of a package in one version. */
  readonly reportOf: (name: string, version: string, kind?: Report['kind']) => (error: unknown) => void;
}

/**
 * Creates the reports of a page, which name its composition. A message is logged in this browser's console only;
 * start-reporting.ts states what leaves the page. A server's answer stays in the console.
 */
export function createReports({ id: compositionId, shell }: Composition): Reports {
  const reportOf: Reports['reportOf'] =
    (remote, version, kind = 'caught') =>
    (thrown) => {
      const error = asError(thrown);
      console.error(`[${remote} ${version}, composition ${compositionId}]`, error);
      if (!isAnswer(error)) take({ kind, error, source: { remote, version, compositionId } });
    };
  return { report: reportOf('shell', shell.version), reportOf };
}
