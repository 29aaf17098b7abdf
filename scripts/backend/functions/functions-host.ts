import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadModule } from '@scripts/kit/files/load-module';
import * as v from 'valibot';
import type { Answer } from '../http/node-http';
import { CallerBusy, createTurns } from '../turns';

type Handler = (request: Request) => Promise<Response>;

const handlerModule = v.object({ handler: v.custom<Handler>((value) => typeof value === 'function') });

interface FunctionsHostOptions {
  /** The folder supabase/functions. */
  readonly folder: string;
  /** Returns the account that makes a request, or the line where there is none. */
  nameOf(request: Request, peer: string): Promise<string>;
  log(line: string): void;
}

/**
 * Bounds of calls. They share one connection to the database, where more would only wait for one another while the time
 * of each runs. The checkouts of an account take turns there anyway: with more at once than it may have open orders,
 * each would close the others' before they have their payment.
 */
const CALLS = { atOnce: 20, atOnceEach: 4, waitingEach: 50 };
/** What the shop has to do after a sale, in a lane of its own: no visitor waits behind three hundred payments. */
const AFTER_SALE = { atOnce: 2, waitingEach: 50 };
const AFTER_SALE_NAMES = ['stripeWebhook', 'sendOrderMails'];

/**
 * Serves the functions below /functions/v1 from the source that deploys to Supabase Edge Functions. Who calls
 * is their own affair, as hosted: `supabase/config.toml` has the platform check no one.
 */
export function createFunctionsHost({ folder, nameOf, log }: FunctionsHostOptions): Answer {
  const [calls, afterSale] = [createTurns(CALLS), createTurns(AFTER_SALE)];
  const loaded = new Map<string, Promise<Handler>>();

  function load(name: string): Promise<Handler> | undefined {
    const file = join(folder, name, 'handler.ts');
    if (!/^[A-Za-z][\w-]*$/.test(name) || !existsSync(file)) return undefined;
    let handler = loaded.get(name);
    if (!handler) {
      handler = Promise.resolve().then(() => v.parse(handlerModule, loadModule(file)).handler);
      handler.catch(() => loaded.delete(name));
      loaded.set(name, handler);
    }
    return handler;
  }

  return async (request, peer) => {
    const name = new URL(request.url).pathname.split('/')[3] ?? '';
    const loading = load(name);
    if (!loading) return platformAnswer(404, 'NOT_FOUND', 'Requested function was not found');
    // Hosted, the platform writes this header; one that a caller sends must not count.
    const headers = new Headers(request.headers);
    headers.set('x-forwarded-for', peer);
    try {
      const handler = await loading;
      const turns = AFTER_SALE_NAMES.includes(name) ? afterSale : calls;
      const caller = await nameOf(request, peer);
      return await turns.take(caller, () => handler(new Request(request, { headers })), request.signal);
    } catch (error) {
      if (error instanceof CallerBusy) return busy();
      if (request.signal.aborted) return platformAnswer(499, 'GONE', 'Nobody waits for this answer any more');
      log(`Function ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
      return platformAnswer(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)');
    }
  };
}

function busy(): Response {
  const answer = platformAnswer(429, 'BUSY', 'Your last calls are still under way');
  answer.headers.set('retry-after', '2');
  return answer;
}

function platformAnswer(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: { 'access-control-allow-origin': '*' } });
}
