/** What went wrong while a page was shown. */
export interface Fault {
  readonly kind:
    | 'hydration'
    | 'policy'
    | 'error'
    | 'file'
    | 'hangs'
    | 'heading'
    | 'link'
    | 'overflow'
    | 'accessibility';
  readonly text: string;
}

/** Error numbers by which React reports in production that the page differs from the prerendered one. */
const MISMATCH = /Minified React error #(418|419|421|422|423|425)\b|hydrat/i;

/** The text of an uncaught error, or of one that was logged to the console. */
export function faultOf(text: string): Fault {
  return { kind: MISMATCH.test(text) ? 'hydration' : 'error', text: withoutTellers(text) };
}

/** That a page was not ready within as many milliseconds. */
export function hanging(timeLimit: number): Fault {
  return { kind: 'hangs', text: `it was not ready within ${timeLimit / 1000} seconds` };
}

/** The faults that a backend has no part in: what it can't answer is no fault of the page, which then says so. */
export function withoutBackend(faults: readonly Fault[]): Fault[] {
  return faults.filter(({ kind, text }) => kind !== 'error' || !OF_BACKEND.test(text));
}

const OF_BACKEND =
  /BackendError|ServerError|Fetch error|Failed to fetch|can.t be reached|could not be reached|did not answer/i;

/** The faults of a page whose backend is made to fail, or to answer nonsense: what says so is right. */
export function withoutMadeUp(faults: readonly Fault[]): Fault[] {
  return withoutBackend(faults).filter(({ text }) => !/answered something unexpected/.test(text));
}

/** An error as it was thrown: the router and the shell's reporter report it too, in words of their own. */
function withoutTellers(text: string): string {
  return text
    .replace(/^React Router caught the following error during render /, '')
    .replace(/^\[[\w-]+ [\w.-]+, composition \w+\] /, '')
    .replace(/^Uncaught /, '')
    .replace(/^Error: /, '');
}
