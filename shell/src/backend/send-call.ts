import { type BackendError, createBackendError, isBackendError } from '@little-arches/contracts/backend';
import type { SiteConfig } from '@little-arches/contracts/config';
import { currentTrace, markTrace, traceparent } from '../reporting/trace';
import { type CallRefusal, refusalOf } from './call-refusal';
import { deadline } from './deadline';
import { readAnswer, TROUBLE, UNREACHABLE } from './server-answer';

/** The account for which a backend call is made. */
export interface Speaker {
  /** The signed-in person's token, once the session has settled, or null. */
  accessToken(): Promise<string | null>;
  /** Returns true when a refused call should be repeated; rejects when that can't be determined. */
  recheck?(refusal: CheckedRefusal): Promise<boolean>;
}

/** A refusal after which the session is checked. */
export type CheckedRefusal = Extract<CallRefusal, 'stale' | 'forbidden'>;

/** The server's answer and, if the server sends it, the range of rows it contains, as in `0-999/1203`. */
interface Answered {
  readonly value: unknown;
  readonly range: string | null;
}

/** A request of the page, which several tries may send. */
interface Call {
  readonly path: string;
  readonly init: RequestInit;
  readonly speaker: 'visitor' | 'user';
  /** The trace of the press that caused it. */
  readonly trace: string;
}

/** Path of the functions, which log the trace of a call. */
const FUNCTIONS = '/functions/v1/';

/** Milliseconds between tries with a token that the server does not accept yet. */
const EARLY_PAUSES = [500, 1000, 2000] as const;

/**
 * Creates the function that sends requests, and repeats a request whose token was renewed. Rejects with a
 * `BackendError`.
 */
export function createSend(
  config: SiteConfig,
  { accessToken, recheck }: Speaker,
  report: (error: unknown) => void,
) {
  const { url, publishableKey } = config.backend;

  async function headersFor(speaker: 'visitor' | 'user'): Promise<Record<string, string>> {
    if (speaker === 'visitor') {
      // A legacy key is a JWT and is also sent as the bearer; newer keys are refused there.
      return publishableKey.startsWith('eyJ')
        ? { apikey: publishableKey, authorization: `Bearer ${publishableKey}` }
        : { apikey: publishableKey };
    }
    const token = await accessToken().catch(() => {
      throw createBackendError(UNREACHABLE, 0);
    });
    if (!token) throw createBackendError('Please login', 401);
    return { apikey: publishableKey, authorization: `Bearer ${token}` };
  }

  async function send(path: string, init: RequestInit, speaker: 'visitor' | 'user'): Promise<Answered> {
    const call: Call = { path, init, speaker, trace: currentTrace() };
    try {
      return await (speaker === 'visitor' ? sendOnce(call) : sendAsUser(call));
    } catch (error) {
      throw markTrace(error, call.trace);
    }
  }

  /** Reports a fault of the server with the trace of the call. */
  function reportIn({ trace }: Call, error: unknown): void {
    report(markTrace(error, trace));
  }

  async function sendAsUser(call: Call): Promise<Answered> {
    try {
      return await sendWhileEarly(call);
    } catch (error) {
      const refusal = meaningOf(error);
      if ((refusal !== 'stale' && refusal !== 'forbidden') || !recheck) throw error;
      const isWorthIt = await recheck(refusal).catch(() => {
        throw refusal === 'stale' ? createBackendError(UNREACHABLE, 0) : error;
      });
      if (!isWorthIt) throw error;
    }
    // A refused call had no effect, so a write can be sent again too.
    return await sendWhileEarly(call).catch((error: unknown) => {
      throw isBackendError(error) && meaningOf(error) === 'stale' ? refusedAgain(call, error) : error;
    });
  }

  /** Repeats a request while the server's clock is behind the token's: two seconds are usual. */
  async function sendWhileEarly(call: Call): Promise<Answered> {
    const { signal } = call.init;
    for (const milliseconds of EARLY_PAUSES) {
      try {
        return await sendOnce(call);
      } catch (error) {
        if (meaningOf(error) !== 'early') throw error;
        await pause(milliseconds, signal);
        signal?.throwIfAborted();
      }
    }
    return await sendOnce(call).catch((error: unknown) => {
      if (isBackendError(error) && meaningOf(error) === 'early') reportIn(call, error.cause);
      throw error;
    });
  }

  /**
   * Returns the error of a call that was refused again with a valid session, so that the person is not sent to sign
   * in again.
   */
  function refusedAgain(call: Call, { status, answer, cause }: BackendError): BackendError {
    reportIn(call, cause);
    return Object.assign(createBackendError(TROUBLE, status, answer), { cause });
  }

  async function sendOnce(call: Call): Promise<Answered> {
    const { path, init, speaker, trace } = call;
    const headers = {
      ...(await headersFor(speaker)),
      'content-type': 'application/json',
      ...(path.startsWith(FUNCTIONS) && { traceparent: traceparent(trace) }),
      ...init.headers,
    };
    const { signal, end } = deadline(init.signal);
    try {
      // A hosted data API doesn't set this itself: personal data must not be cached on the way.
      const cache = speaker === 'user' ? 'no-store' : 'default';
      const response = await fetch(url + path, { ...init, headers, signal, cache });
      const text = await response.text();
      const value = readAnswer(response, text, (error) => reportIn(call, error));
      return { value, range: response.headers.get('content-range') };
    } catch (error) {
      if (init.signal?.aborted || isBackendError(error)) throw error;
      throw createBackendError(UNREACHABLE, 0);
    } finally {
      end();
    }
  }

  return send;
}

function meaningOf(error: unknown): CallRefusal | undefined {
  return isBackendError(error) ? refusalOf(error.status, error.answer) : undefined;
}

/** Waits, and ends early when the caller aborts. */
function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
}
