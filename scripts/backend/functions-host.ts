import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { bearerOf, verifyToken } from './auth/access-token';
import type { BackendKeys } from './backend-keys';
import type { Answer } from './http/node-http';

type Handler = (request: Request) => Promise<Response>;

const handlerModule = v.object({ handler: v.custom<Handler>((value) => typeof value === 'function') });

interface FunctionsHostOptions {
  /** The folder supabase/functions. */
  readonly folder: string;
  readonly settings: Record<string, { verify_jwt: boolean }>;
  readonly keys: BackendKeys;
  log(line: string): void;
}

/**
 * Serves the functions below /functions/v1 from the source that deploys to Supabase Edge Functions. The
 * platform's check of the caller is the same as hosted, and as little: it lets a plain API key pass.
 */
export function createFunctionsHost({ folder, settings, keys, log }: FunctionsHostOptions): Answer {
  const loaded = new Map<string, Promise<Handler>>();

  function load(name: string): Promise<Handler> | undefined {
    const file = join(folder, name, 'handler.ts');
    if (!/^[A-Za-z][\w-]*$/.test(name) || !existsSync(file)) return undefined;
    let handler = loaded.get(name);
    if (!handler) {
      handler = import(pathToFileURL(file).href).then((module) => v.parse(handlerModule, module).handler);
      handler.catch(() => loaded.delete(name));
      loaded.set(name, handler);
    }
    return handler;
  }

  async function mayCall(request: Request): Promise<boolean> {
    const bearer = bearerOf(request);
    const apiKeys = [keys.publishableKey, keys.secretKey];
    if (bearer && !apiKeys.includes(bearer)) return (await verifyToken(bearer, keys.jwtSecret)) !== undefined;
    return apiKeys.includes(bearer ?? request.headers.get('apikey') ?? '');
  }

  return async (request, peer) => {
    const name = new URL(request.url).pathname.split('/')[3] ?? '';
    const loading = load(name);
    if (!loading) return platformAnswer(404, 'NOT_FOUND', 'Requested function was not found');
    const needsToken = settings[name]?.verify_jwt ?? true;
    if (needsToken && request.method !== 'OPTIONS' && !(await mayCall(request)))
      return platformAnswer(401, 'UNAUTHORIZED', 'Missing or invalid authorization header');
    // Hosted, the platform writes this header; one that a caller sends must not count.
    const headers = new Headers(request.headers);
    headers.set('x-forwarded-for', peer);
    try {
      const handler = await loading;
      return await handler(new Request(request, { headers }));
    } catch (error) {
      log(`Function ${name} failed: ${error instanceof Error ? error.message : String(error)}`);
      return platformAnswer(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)');
    }
  };
}

function platformAnswer(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: { 'access-control-allow-origin': '*' } });
}
