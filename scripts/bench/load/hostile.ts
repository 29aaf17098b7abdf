import { connect } from 'node:net';
import type { Person, Target } from './person';

/** What an attacker sends; the answer doesn't count, only that everybody else goes on being served. */
export type Attack = (target: Target, person: Person) => Promise<unknown>;

const text = (path: string, init: RequestInit) => (origin: string) =>
  fetch(origin + path, init).then((response) => response.text());

/** A filter that keeps the database busy until somebody ends it: each child's notes are 1,999 letters. */
const neverEndingFilter: Attack = async ({ backend }, person) => {
  const headers = { ...person.headers, prefer: 'return=minimal' };
  const child = { first_name: 'Trap', birth_month: 1, birth_year: 2020, notes: 'a'.repeat(1999) };
  const body = JSON.stringify(Array(400).fill(child));
  const patterns = [...'bcdefghi'].map((end) => `notes.ilike.%${'a_'.repeat(400)}${end}%`);
  const filter = encodeURIComponent(`(${patterns})`);
  await fetch(`${backend}/rest/v1/children`, { method: 'POST', headers, body });
  await fetch(`${backend}/rest/v1/children?or=${filter}`, { headers });
  await fetch(`${backend}/rest/v1/children?first_name=eq.Trap`, { method: 'DELETE', headers });
};

/** Writes bytes that are no request `fetch` would make, and reads until the other side hangs up. */
const rawly =
  (lines: readonly string[]): Attack =>
  ({ site }) =>
    new Promise<void>((resolve) => {
      const { hostname, port } = new URL(site);
      const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname, () =>
        socket.write(lines.join('\r\n')),
      );
      socket.setTimeout(3000, () => socket.destroy());
      socket.on('error', () => {});
      socket.on('close', () => resolve());
      socket.resume();
    });

/** The hostile part of the load, one after the other. */
export const attacks: readonly Attack[] = [
  neverEndingFilter,
  ({ site }) => text('/assets/../../../etc/passwd', {})(site),
  ({ site }) => text(`/${'x'.repeat(8000)}`, {})(site),
  ({ site }) => text('/store', { method: 'DELETE' })(site),
  ({ site }) => text('/', { headers: { range: `bytes=${'0-0,'.repeat(500)}` } })(site),
  rawly(['GET / HTTP/1.1', 'host: a.example', 'host: b.example', 'connection: close', '', '']),
  rawly(['GET / HTTP/1.1', 'host: localhost', `x: ${'y'.repeat(100)}`]),
  rawly(['\u0000\u0001\u0002 / nothing', '', '']),
  ({ backend }, { headers }) =>
    text('/functions/v1/createPaymentSessionWithEmail', { method: 'POST', headers, body: '{"email":' })(
      backend,
    ),
  ({ backend }, { headers }) =>
    text('/rest/v1/children', { method: 'POST', headers, body: `"${'z'.repeat(2_000_000)}"` })(backend),
  ({ backend }, { headers }) =>
    text('/auth/v1/user', { headers: { ...headers, authorization: 'Bearer a.b.c' } })(backend),
  ({ backend }, { headers }) => text("/rest/v1/children?id=eq.1'--", { headers })(backend),
  ({ backend }) => text('/reports', { method: 'POST', body: '[[[[' })(backend),
];
