import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadModule } from '@scripts/kit/files/load-module';
import * as v from 'valibot';
import type { Answer } from '../http/node-http';
import { createQueue } from '../queue';

type Handler = (request: Request) => Promise<Response>;

const handlerModule = v.object({ handler: v.custom<Handler>((value) => typeof value === 'function') });

interface FunctionsHostOptions {
  /** The folder supabase/functions. */
  readonly folder: string;
  log(line: string): void;
}

/**
 * Calls under way at once. They share one connection to the database, where more would only wait for one another; and of
 * one account fewer run than it may have open orders, or each checkout would close those that still lack their payment.
 */
const AT_ONCE = 16;

/**
 * Serves the functions below /functions/v1 from the source that deploys to Supabase Edge Functions. Who calls
 * is their own affair, as hosted: `supabase/config.toml` has the platform check no one.
 */
export function createFunctionsHost({ folder, log }: FunctionsHostOptions): Answer {
  const inQueue = createQueue(AT_ONCE);
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
