import { type BackendError, createBackendError, isBackendError } from 'shared-contracts/backend';
import type { SiteConfig } from 'shared-contracts/config';
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
    if (speaker === 'visitor') return await sendOnce(path, init, speaker);
    try {
      return await sendWhileEarly(path, init);
    } catch (error) {
      const refusal = meaningOf(error);
      if ((refusal !== 'stale' && refusal !== 'forbidden') || !recheck) throw error;
      const isWorthIt = await recheck(refusal).catch(() => {
        throw refusal === 'stale' ? createBackendError(UNREACHABLE, 0) : error;
      });
      if (!isWorthIt) throw error;
    }
    // A refused call had no effect, so a write can be sent again too.
    return await sendWhileEarly(path, init).catch((error: unknown) => {
      throw isBackendError(error) && meaningOf(error) === 'stale' ? refusedAgain(error) : error;
    });
  }

  /** Repeats a request while the server's clock is behind the token's: two seconds are usual. */
  async function sendWhileEarly(path: string, init: RequestInit): Promise<Answered> {
    for (const milliseconds of EARLY_PAUSES) {
      try {
        return await sendOnce(path, init, 'user');
      } catch (error) {
        if (meaningOf(error) !== 'early') throw error;
        await pause(milliseconds, init.signal);
        init.signal?.throwIfAborted();
      }
    }
    return await sendOnce(path, init, 'user').catch((error: unknown) => {
      if (isBackendError(error) && meaningOf(error) === 'early') report(error.cause);
      throw error;
    });
  }

  /**
   * Returns the error of a call that was refused again with a valid session, so that the person is not sent to sign
   * in again.
   */
  function refusedAgain({ status, answer, cause }: BackendError): BackendError {
    report(cause);
    return Object.assign(createBackendError(TROUBLE, status, answer), { cause });
  }

  async function sendOnce(path: string, init: RequestInit, speaker: 'visitor' | 'user'): Promise<Answered> {
    const headers = { ...(await headersFor(speaker)), 'content-type': 'application/json', ...init.headers };
    const { signal, end } = deadline(init.signal);
    try {
      // A hosted data API doesn't set this itself: personal data must not be cached on the way.
      const cache = speaker === 'user' ? 'no-store' : 'default';
      const response = await fetch(url + path, { ...init, headers, signal, cache });
      const text = await response.text();
      return { value: readAnswer(response, text, report), range: response.headers.get('content-range') };
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
