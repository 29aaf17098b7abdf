import { createBackendError, isBackendError } from 'shared-contracts/backend';
import type { SiteConfig } from 'shared-contracts/config';
import { deadline } from './deadline';
import { readAnswer, UNREACHABLE } from './server-answer';

/** Who a backend speaks for. */
export interface Speaker {
  /** The signed-in person's token, once the session has settled, or null. */
  accessToken(): Promise<string | null>;
  /** Whether a call that the server refused with this status is worth another try. */
  recheck?(status: number): Promise<boolean>;
}

/** What the server answered, and which of all rows these are where it said so, as in `0-999/1203`. */
interface Answered {
  readonly value: unknown;
  readonly range: string | null;
}

/** Of an account that is gone: what a new row refers to, and a row to be changed. */
const GONE: readonly unknown[] = ['23503', 'PGRST116'];

/** Gives what asks the server, once more where the speaker's token was renewed; it rejects with a `BackendError`. */
export function createSend(
  config: SiteConfig,
  { accessToken, recheck }: Speaker,
  report: (error: unknown) => void,
) {
  const { url, publishableKey } = config.backend;

  async function headersFor(speaker: 'visitor' | 'user'): Promise<Record<string, string>> {
    if (speaker === 'visitor') {
      // A legacy key is a JWT and doubles as the bearer; the newer keys are refused there.
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
    try {
      return await sendOnce(path, init, speaker);
    } catch (error) {
      const status = speaker === 'user' ? refusalOf(error) : undefined;
      // What was refused was not done, so a write can be sent again too.
      if (!status || !recheck || !(await recheck(status).catch(() => false))) throw error;
      return await sendOnce(path, init, speaker);
    }
  }

  async function sendOnce(path: string, init: RequestInit, speaker: 'visitor' | 'user'): Promise<Answered> {
    const headers = { ...(await headersFor(speaker)), 'content-type': 'application/json', ...init.headers };
    const { signal, end } = deadline(init.signal);
    try {
      // A hosted data API doesn't say so itself: what concerns a person is kept by no cache on the way.
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

/** The status of a refusal that may come from a session which the server has ended. */
function refusalOf(error: unknown): number | undefined {
  if (!isBackendError(error)) return undefined;
  const { status, answer } = error;
  const { code } = (answer ?? {}) as { code?: unknown };
  return status === 401 || status === 403 || GONE.includes(code) ? status : undefined;
}
