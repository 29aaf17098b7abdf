import * as v from 'valibot';
import { type Backend, createBackendError } from '../../../backend/backend';
import type { LeaveOut } from '../../../backend/parse-list';

/** Path at which the dev server forwards calls to the backend of `npm start`. */
const EMBEDDED = '/embedded';
const refusalSchema = v.object({ message: v.string() });

/** A request and its caller: `token` is the person's, absent for public calls. */
interface Sent {
  readonly method?: string;
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** Sends a request to the running embedded backend and returns its JSON. Rejects with a BackendError. */
export async function askEmbedded(path: string, { method = 'POST', body, token, headers, signal }: Sent) {
  const answer = await fetch(EMBEDDED + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const text = await answer.text();
  const value: unknown = text === '' ? null : JSON.parse(text);
  if (answer.ok) return value;
  const refusal = v.safeParse(refusalSchema, value);
  const words = refusal.success ? refusal.output.message : `The backend answered ${answer.status}.`;
  throw createBackendError(words, answer.status, value);
}

/** Creates a backend with the functions, rows and database functions of the running embedded backend. */
export function createEmbeddedBackend(
  tokenOf: () => Promise<string | undefined>,
  report: (error: unknown) => void,
): Backend {
  const leaveOut: LeaveOut = (problem) => report(new Error(problem));
  async function mustHaveToken(): Promise<string> {
    const token = await tokenOf();
    if (token === undefined) throw createBackendError('Please login', 401);
    return token;
  }
  const rowsAt = (table: string, query: Record<string, string>) =>
    `/rest/v1/${table}?${new URLSearchParams(query)}`;

  const backend: Backend = {
    async call({ name, parse }, body, { as = 'visitor', signal } = {}) {
      const token = as === 'user' ? await mustHaveToken() : undefined;
      return parse(await askEmbedded(`/functions/v1/${name}`, { body, token, signal }), leaveOut);
    },
    async select({ table: { table, columns, parse }, where = {}, orderBy, limit }, signal) {
      const path = rowsAt(table, {
        select: columns,
        ...Object.fromEntries(Object.entries(where).map(([column, value]) => [column, `eq.${value}`])),
        ...(orderBy && { order: `${orderBy.column}.${orderBy.descending ? 'desc' : 'asc'}` }),
        ...(limit !== undefined && { limit: `${limit}` }),
      });
      return parse(
        await askEmbedded(path, { method: 'GET', token: await mustHaveToken(), signal }),
        leaveOut,
      );
    },
    async insert(rows, row) {
      const path = rowsAt(rows.table, { select: rows.columns });
      const headers = { prefer: 'return=representation,resolution=ignore-duplicates' };
      const token = await mustHaveToken();
      const stored = await askEmbedded(path, { method: 'POST', body: row, headers, token });
      for (const one of rows.parse(stored, leaveOut)) return one;
      if (row.id !== undefined)
        for (const one of await backend.select({ table: rows, where: { id: row.id } })) return one;
      throw createBackendError('This can’t be saved. Please load the page again.', 409);
    },
    async update({ table, columns, parse }, id, body) {
      const path = rowsAt(table, { select: columns, id: `eq.${id}` });
      const headers = { prefer: 'return=representation' };
      const stored = await askEmbedded(path, {
        method: 'PATCH',
        body,
        headers,
        token: await mustHaveToken(),
      });
      for (const row of parse(stored, leaveOut)) return row;
      throw createBackendError('There is no such entry any more.', 404);
    },
    async remove({ table }, id) {
      const token = await mustHaveToken();
      await askEmbedded(rowsAt(table, { id: `eq.${id}` }), { method: 'DELETE', token });
    },
    rpc: async (name, args) =>
      await askEmbedded(`/rest/v1/rpc/${name}`, { body: args, token: await mustHaveToken() }),
  };
  return backend;
}
