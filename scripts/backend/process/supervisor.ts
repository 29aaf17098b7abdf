import { setTimeout as pause } from 'node:timers/promises';
import { within } from '@little-arches/kit/within';
import { packRequest, unpackResponse } from '../channel/web-messages';
import type { Answer } from '../http/node-http';
import { type BackendChild, BackendGone, BackendRefusal, startChild } from './backend-child';
import type { BackendSettings } from './process-messages';

export type { BackendSettings } from './process-messages';

/** The current process of the backend. */
export interface Supervisor {
  readonly answer: Answer;
  readonly publishableKey: string;
  readonly stripePublishableKey: string;
  /** Ends the process within four seconds, whatever it is doing. */
  stop(): Promise<void>;
}

/** Milliseconds a request waits for a backend that is restarting. */
const PATIENCE = 10_000;
/** Milliseconds a process must run so that the next starts without a pause. */
const LONG_ENOUGH = 30_000;
const LONGEST_PAUSE = 8000;

/**
 * Starts the backend's process and restarts it whenever it ends by itself or stops answering. Rejects with a
 * sentence when the first start fails. When a later start is refused with a sentence, the backend stays down: the
 * sentence is logged and returned to callers. A start that fails otherwise is retried, with growing pauses.
 * `signal` ends the first start.
 */
export async function startSupervisor(
  settings: BackendSettings,
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<Supervisor> {
  const stopping = new AbortController();
  const first = await startChild(settings, signal ?? stopping.signal);
  let current: Promise<BackendChild> = Promise.resolve(first);
  let earlyExits = 0;
  watch(first);

  function watch(child: BackendChild): void {
    const begin = Date.now();
    void child.ended.then((how) => {
      if (stopping.signal.aborted) return;
      earlyExits = Date.now() - begin > LONG_ENOUGH ? 0 : earlyExits + 1;
      current = restart(how);
      current.then(watch, (error: Error) => {
        if (!stopping.signal.aborted)
          log(`The backend stays down: ${error.message} Pages are still answered.`);
      });
    });
  }

  async function restart(how: string): Promise<BackendChild> {
    const begin = Date.now();
    for (let tries = 1; ; tries++) {
      const ends = earlyExits + tries - 1;
      if (ends > 1) await pause(Math.min(125 * 2 ** ends, LONGEST_PAUSE), undefined, stopping);
      try {
        const child = await startChild(settings, stopping.signal);
        log(
          `The backend ended (${how}) and was started anew in ${((Date.now() - begin) / 1000).toFixed(1)} s.`,
        );
        return child;
      } catch (error) {
        if (error instanceof BackendRefusal || stopping.signal.aborted) throw error;
        if (tries === 1) log(`The backend ended (${how}) and could not be started anew. It is tried again.`);
      }
    }
  }

  return {
    publishableKey: first.publishableKey,
    stripePublishableKey: first.stripePublishableKey,
    async answer(request, peer) {
      const child = await within(
        current.catch(() => undefined),
        PATIENCE,
      );
      if (!child) return unavailable(request);
      try {
        return unpackResponse(await child.call(await packRequest(request, peer)));
      } catch (error) {
        // Clients retry a read after a 503, and the retry would block the next process as well.
        if (error instanceof BackendGone) return unavailable(request, error.wasSilent ? 504 : 503);
        throw error;
      }
    },
    async stop() {
      stopping.abort();
      const child = await current.catch(() => undefined);
      await child?.stop();
    },
  };
}

/** Returns the answer for a request that the backend could not accept or finish; readable by pages of any origin. */
function unavailable(request: Request, status = 503): Response {
  const headers = { 'access-control-allow-origin': '*', 'retry-after': '2', 'cache-control': 'no-store' };
  // A refused preflight would hide the text of the request that follows.
  if (request.method === 'OPTIONS')
    return new Response(null, {
      status: 204,
      headers: {
        ...headers,
        'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
      },
    });
  const message = 'Our server is starting anew. Please try again in a few seconds.';
  return Response.json({ code: 'backend_unavailable', message, msg: message }, { status, headers });
}
