/** A problem found while a page was shown. */
export interface Fault {
  readonly kind:
    | 'hydration'
    | 'policy'
    | 'error'
    | 'file'
    | 'late'
    | 'heading'
    | 'link'
    | 'overflow'
    | 'slot'
    | 'accessibility';
  readonly text: string;
}

/** Matches errors by which React reports in production that the page differs from the prerendered one. */
const MISMATCH = /Minified React error #(418|419|421|422|423|425)\b|hydrat/i;

/** Creates a fault from the text of an uncaught error, or of one logged to the console. */
export function faultOf(text: string): Fault {
  return { kind: MISMATCH.test(text) ? 'hydration' : 'error', text: withoutCallers(text) };
}

/** Creates the fault of a page that was not ready within `timeLimit` milliseconds. */
export function lateAfter(timeLimit: number): Fault {
  return { kind: 'late', text: `it was not ready within ${timeLimit / 1000} seconds` };
}

/** Returns the faults that are unrelated to the backend: a page may report that the backend fails. */
export function withoutBackend(faults: readonly Fault[]): Fault[] {
  return faults.filter(({ kind, text }) => kind !== 'error' || !OF_BACKEND.test(text));
}

const OF_BACKEND =
  /BackendError|ServerError|Fetch error|Failed to fetch|can.t be reached|could not be reached|did not answer/i;

/**
 * Returns the faults of a page whose backend fails or returns nonsense on purpose; the page's reports about that
 * are left out.
 */
export function withoutMadeUp(faults: readonly Fault[]): Fault[] {
  return withoutBackend(faults).filter(({ text }) => !/answered something unexpected/.test(text));
}

/** Returns an error as thrown, without the prefixes that the router and the shell's reporter add. */
function withoutCallers(text: string): string {
  return text
    .replace(/^React Router caught the following error during render /, '')
    .replace(/^\[[\w-]+ [\w.-]+, composition \w+\] /, '')
    .replace(/^Uncaught /, '')
    .replace(/^Error: /, '');
}
