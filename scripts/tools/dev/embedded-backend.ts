import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { readSettings } from '@little-arches/kit/settings/settings';

/** Matches the only key of a data directory that is not secret. */
const PUBLISHABLE = /"publishableKey":\s*"([\w-]+)"/;

/** Headers of a page's request that are sent to its backend. */
const PASSED = ['authorization', 'content-type', 'prefer', 'accept'];

/**
 * Forwards calls of a remote that runs alone to the backend that `npm start` runs, so that its page calls its own
 * origin only. `BACKEND_PORT` and `DATA_DIR` select the backend, as for `npm start`.
 */
export async function askEmbeddedBackend(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, type, text } = await ask(request).catch(() => ({
    status: 503,
    type: 'application/json',
    text: JSON.stringify({ message: 'The embedded backend does not run here: start it with npm start.' }),
  }));
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}

async function ask(request: IncomingMessage) {
  const { backendPort, dataDir } = readSettings({ ...process.env, PORT: undefined });
  const keys = readFileSync(path.join(dataDir, 'backend/keys.json'), 'utf8');
  const [, publishableKey = ''] = PUBLISHABLE.exec(keys) ?? [];
  const headers = new Headers({ apikey: publishableKey });
  for (const name of PASSED) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  const { method = 'GET', url = '/' } = request;
  const answer = await fetch(`http://127.0.0.1:${backendPort}${url}`, {
    method,
    headers,
    ...(parts.length > 0 && { body: Buffer.concat(parts) }),
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? 'application/json',
    text: await answer.text(),
  };
}
