import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadModule } from '@little-arches/kit/files/load-module';
import * as v from 'valibot';
import { createQueue } from '../database/queue';
import type { Answer } from '../http/node-http';

type Handler = (request: Request) => Promise<Response>;

const handlerModule = v.object({ handler: v.custom<Handler>((value) => typeof value === 'function') });

interface FunctionsHostOptions {
  /** Path of the checkout, with supabase/functions. */
  readonly root: string;
  log(line: string): void;
}

/**
 * Calls that run at once. They share one connection to the database, so more would only wait. The number is lower
 * than the open orders an account may have; otherwise concurrent checkouts would close orders that still lack their
 * payment.
 */
const AT_ONCE = 16;

/**
 * Serves the functions below /functions/v1 from the source that is deployed to Supabase Edge Functions. Functions
 * check their callers themselves, as hosted: `supabase/config.toml` turns the platform's check off.
 */
export function createFunctionsHost({ root, log }: FunctionsHostOptions): Answer {
  const inQueue = createQueue(AT_ONCE);
  const loaded = new Map<string, Promise<Handler>>();

  function load(name: string): Promise<Handler> | undefined {
    if (!/^[A-Za-z][\w-]*$/.test(name)) return undefined;
    const file = join(root, 'supabase/functions', name, 'handler.ts');
    if (!existsSync(file)) return undefined;
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
    // Hosted, the platform writes these headers; what a caller sends must not count.
    const headers = new Headers(request.headers);
    headers.delete('cf-connecting-ip');
    headers.set('x-forwarded-for', peer);
    try {
      const handler = await loading;
      return await inQueue(() => handler(new Request(request, { headers })));
    } catch (error) {
      log(`Function ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
      return platformAnswer(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)');
    }
  };
}

function platformAnswer(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: { 'access-control-allow-origin': '*' } });
}
