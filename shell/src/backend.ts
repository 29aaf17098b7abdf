import { type Backend, createBackendError, isBackendError, type RowQuery } from 'shared-contracts/backend';
import type { SiteConfig } from 'shared-contracts/config';
import type { LeaveOut } from 'shared-contracts/parse-list';
import type { TableName, TableRows } from 'shared-contracts/tables';
import { deadline } from './deadline';
import { functionOf, rowsOf } from './earlier-calls';
import { readAllRows } from './read-all-rows';
import { readAnswer, refused, UNREACHABLE } from './server-answer';

/** Who a backend speaks for. */
interface Speaker {
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

/**
 * The hosted backend over plain fetch, so that reading a product doesn't wait for the auth client. `report` hears
 * of what can't be read of a list.
 */
export function createBackend(
  config: SiteConfig,
  { accessToken, recheck }: Speaker,
  report: (error: unknown) => void,
): Backend {
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

  const leaveOut: LeaveOut = (problem) => report(new Error(problem));
  const address = (table: string, query: Record<string, string>) =>
    `/rest/v1/${encodeURIComponent(table)}?${new URLSearchParams(query)}`;

  /** Writes one row and gives it as stored. */
  async function write<Row>(
    rows: TableRows<TableName, Row>,
    init: { method: string; body: object; id?: string },
  ): Promise<Row> {
    const { table, columns, parse } = rowsOf(rows);
    const { value } = await send(
      address(table, { ...(init.id !== undefined && { id: `eq.${init.id}` }), select: columns }),
      {
        method: init.method,
        body: JSON.stringify(init.body),
        headers: { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' },
      },
      'user',
    );
    for (const row of parse([value], leaveOut)) return row;
    throw new Error(`Table '${table}' answered no row`);
  }

  return {
    async call(definition, body, { as = 'visitor', signal } = {}) {
      const { name, parse } = functionOf(definition);
      const init = { method: 'POST', body: JSON.stringify(body), ...(signal && { signal }) };
      const { value } = await send(`/functions/v1/${encodeURIComponent(name)}`, init, as);
      return parse(value, leaveOut);
    },
    async select(query, signal) {
      const { table, columns, parse } = rowsOf(query.table, query);
      const rows = await readAllRows(async (offset) => {
        const path = address(table, { select: columns, ...selection(query, offset) });
        const init = { headers: { prefer: 'count=exact' }, ...(signal && { signal }) };
        const { value, range } = await send(path, init, 'user');
        const total = /\/(\d+)$/.exec(range ?? '')?.[1];
        if (!Array.isArray(value) || total === undefined)
          throw refused(
            { status: 200, answer: value, said: `Reading ${table} gave no list and its count` },
            report,
          );
        return { rows: value, total: Math.min(Number(total), query.limit ?? Number.POSITIVE_INFINITY) };
      });
      return parse(rows, leaveOut);
    },
    insert: (rows, row) => write(rows, { method: 'POST', body: row }),
    update: (rows, id, changes) => write(rows, { method: 'PATCH', body: changes, id }),
    async remove(rows, id) {
      await send(address(rowsOf(rows).table, { id: `eq.${id}` }), { method: 'DELETE' }, 'user');
    },
    async rpc(name, args) {
      const init = { method: 'POST', body: JSON.stringify(args) };
      return (await send(`/rest/v1/rpc/${encodeURIComponent(name)}`, init, 'user')).value;
    },
  };
}

/** The status of a refusal that may come from a session which the server has ended. */
function refusalOf(error: unknown): number | undefined {
  if (!isBackendError(error)) return undefined;
  const { status, answer } = error;
  const { code } = (answer ?? {}) as { code?: unknown };
  return status === 401 || status === 403 || GONE.includes(code) ? status : undefined;
}

/** Rows have a place of their own among those that are alike in `orderBy`, or pages of them would not fit together. */
function selection(
  { where = {}, orderBy, limit }: RowQuery<unknown>,
  offset: number,
): Record<string, string> {
  const first = orderBy ? `${orderBy.column}.${orderBy.descending ? 'desc' : 'asc'},` : '';
  return {
    ...Object.fromEntries(Object.entries(where).map(([column, value]) => [column, `eq.${value}`])),
    order: `${first}id.asc`,
    ...(limit !== undefined && { limit: String(limit - offset) }),
    ...(offset > 0 && { offset: String(offset) }),
  };
}
