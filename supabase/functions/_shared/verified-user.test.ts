import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifiedUser } from './verified-user.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs a token as a hosted project with its own signing keys does. */
function tokenOf(session_id: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: 'kim',
    email: 'kim@families.example',
    role: 'authenticated',
    session_id,
    exp: now + 60,
  };
  const signed = `${base64({ alg: 'ES256', kid: 'own', typ: 'JWT' })}.${base64(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

const ENDED = '00000000-0000-4000-8000-000000000001';
const LIVE = '00000000-0000-4000-8000-000000000002';

/** Answers as the auth server's list of keys, and as the database function `require_session`. */
const project = createServer(async (request, response) => {
  response.setHeader('content-type', 'application/json');
  const jwk = { ...publicKey.export({ format: 'jwk' }), alg: 'ES256', kid: 'own', key_ops: ['verify'] };
  if (request.url === '/auth/v1/.well-known/jwks.json') return response.end(JSON.stringify({ keys: [jwk] }));
  if (request.url !== '/rest/v1/rpc/require_session') return response.writeHead(500).end('{}');
  let asked = '';
  for await (const chunk of request) asked += chunk;
  if (asked.includes(LIVE)) return response.end('"kim"');
  response.writeHead(401).end(JSON.stringify({ code: 'PT401', message: 'You were signed out.' }));
});

beforeAll(async () => {
  await new Promise<void>((listening) => project.listen(0, '127.0.0.1', listening));
  process.env.SUPABASE_URL = `http://127.0.0.1:${(project.address() as AddressInfo).port}`;
  process.env.SUPABASE_SECRET_KEY = 'sb_secret_test';
});
afterAll(() => project.close());

test('a token that is verified here is refused when its session was ended', async () => {
  const asking = (session: string) =>
    verifiedUser(new Request('http://site', { headers: { authorization: `Bearer ${tokenOf(session)}` } }));
  await expect(asking(LIVE)).resolves.toEqual({ id: 'kim', email: 'kim@families.example' });
  await expect(asking(ENDED)).rejects.toMatchObject({ status: 401, message: 'You were signed out.' });
});
