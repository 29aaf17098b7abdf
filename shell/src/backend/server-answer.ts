import { type BackendError, createBackendError } from '@little-arches/contracts/backend';
import { refusalOf } from './call-refusal';

/** Message for a request without an answer. */
export const UNREACHABLE = 'Our server could not be reached. Check your connection and try again.';

/** Message for a fault of the server. */
export const TROUBLE = 'Our server has a problem at the moment. Please try again in a few seconds.';

const EARLY = 'Our server does not accept your login yet. Please try again in a few seconds.';

const REFUSED = 'Our server could not accept this. Please check what you entered and try again.';

const byStatus: Readonly<Record<number, string>> = {
  401: 'Your login has ended. Please login again.',
  403: 'Your account may not do this.',
  404: 'There is no such entry any more.',
  406: 'There is no such entry any more.',
  409: 'This was changed meanwhile. Please load the page again.',
  416: 'This was changed meanwhile. Please load the page again.',
  413: 'This is too large to be sent.',
  429: 'That was a little too often. Please wait a minute and try again.',
};

/** An answer that refuses the request; `said` is the server's own text. */
interface Refused {
  readonly status: number;
  readonly answer: unknown;
  readonly said: string;
}

/** Returns the JSON of an answer. Throws a BackendError for a refusal and for invalid JSON. */
export function readAnswer(
  { ok, status }: Response,
  text: string,
  report: (error: unknown) => void,
): unknown {
  let answer: unknown;
  try {
    answer = text === '' ? null : JSON.parse(text);
  } catch {
    throw refused({ status, answer, said: `Invalid JSON response: ${text.slice(0, 200)}` }, report);
  }
  if (ok) return answer;
  throw refused({ status, answer, said: `Status ${status}: ${text.slice(0, 200)}` }, report);
}

/** Returns an error with the server's message as its cause, for the log; reports faults of the server. */
export function refused({ status, answer, said }: Refused, report: (error: unknown) => void): BackendError {
  const error = createBackendError(wordsForAnswer(status, answer), status === 406 ? 404 : status, answer);
  error.cause = serverError(said);
  // A refusal of the request is an answer; every other status is a fault.
  if (status < 400 || status >= 500 || refusalOf(status, answer) === 'setup') report(error.cause);
  return error;
}

/**
 * Creates an error for the developers of the server: it is reported, and doesn't count against the version that
 * read the answer.
 */
export function serverError(said: string): Error {
  return Object.assign(new Error(said), { name: 'ServerError' });
}

/**
 * Returns the message for a refusal. A sentence of our own functions or migrations is returned unchanged; texts of
 * PostgREST, the platform or a proxy are for developers and are replaced by a message for the status.
 */
function wordsForAnswer(status: number, answer: unknown): string {
  const refusal = refusalOf(status, answer);
  if (refusal === 'setup') return TROUBLE;
  if (refusal === 'early') return EARLY;
  return ownSentence(answer) ?? byStatus[status] ?? (status >= 400 && status < 500 ? REFUSED : TROUBLE);
}

/**
 * Returns the sentence of our own functions, whose answers contain only a message, or of our migrations, which
 * raise codes such as PT409.
 */
function ownSentence(answer: unknown): string | undefined {
  const { message, code } = (answer ?? {}) as { message?: unknown; code?: unknown };
  const isOurs = code === undefined || (typeof code === 'string' && /^PT\d{3}$/.test(code));
  return isOurs && typeof message === 'string' && /^["“\p{Lu}\p{N}][^<>{}]*\s[^<>{}]*[.?!]$/u.test(message)
    ? message
    : undefined;
}
