import { type Backend, createBackendError } from '@little-arches/contracts/backend';
import type { SiteConfig } from '@little-arches/contracts/config';
import { createSend, type Speaker } from './send-call';
import { refused, serverError } from './server-answer';

/**
 * Creates the hosted backend over plain fetch, so that reading a product doesn't wait for the auth client. `report`
 * receives the unreadable parts of a list.
 */
export function createBackend(
  config: SiteConfig,
  speaker: Speaker,
  report: (error: unknown) => void,
): Backend {
  const send = createSend(config, speaker, report);
  const leaveOut = (problem: string) => report(serverError(problem));
  const address = (table: string, query: Record<string, string>) =>
    `/rest/v1/${encodeURIComponent(table)}?${new URLSearchParams(query)}`;

  const backend: Backend = {
    async call(definition, body, { as = 'visitor', signal } = {}) {
      const { name, parse } = definition;
      const init = { method: 'POST', body: JSON.stringify(body), ...(signal && { signal }) };
      const { value } = await send(`/functions/v1/${encodeURIComponent(name)}`, init, as);
      return parse(value, leaveOut);
    },
    async select(query, signal) {
      const { table, columns, parse } = query.table;
      const rows = await readAllRows(async (offset) => {
        const path = address(table, { select: columns, ...selection(query, offset) });
        const init = { headers: { prefer: 'count=exact' }, ...(signal && { signal }) };
        const { value, range } = await send(path, init, 'user');
        const total = /\/(\d+)$/.exec(range ?? '')?.[1];
        if (!Array.isArray(value) || total === undefined)
          throw refused(
            { status: 200, answer: value, said: `Reading ${table} returned no list and its count` },
            report,
          );
        return { rows: value, total: Math.min(Number(total), query.limit ?? Number.POSITIVE_INFINITY) };
      });
      return parse(rows, leaveOut);
    },
    async insert(rows, row) {
      const { table, columns, parse } = rows;
      const init = {
        method: 'POST',
        body: JSON.stringify(row),
        headers: { prefer: 'return=representation,resolution=ignore-duplicates' },
      };
      const { value } = await send(address(table, { select: columns }), init, 'user');
      for (const stored of parse(value, leaveOut)) return stored;
      // Stored before, by an attempt whose answer was lost.
      if (row.id !== undefined)
        for (const stored of await backend.select({ table: rows, where: { id: row.id }, limit: 1 }))
          return stored;
      throw new Error(`Table '${table}' answered no row`);
    },
    async update(rows, id, changes) {
      const { table, columns, parse } = rows;
      const init = {
        method: 'PATCH',
        body: JSON.stringify(changes),
        headers: { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' },
      };
      const { value } = await send(address(table, { id: `eq.${id}`, select: columns }), init, 'user');
      for (const stored of parse([value], leaveOut)) return stored;
      throw new Error(`Table '${table}' answered no row`);
    },
    async remove(rows, id) {
      await send(address(rows.table, { id: `eq.${id}` }), { method: 'DELETE' }, 'user');
    },
    async rpc(name, args) {
      const init = { method: 'POST', body: JSON.stringify(args) };
      return (await send(`/rest/v1/rpc/${encodeURIComponent(name)}`, init, 'user')).value;
    },
  };
  return backend;
}

/**
 * Returns the query of a selection. Rows that are equal in `orderBy` are ordered by id, otherwise consecutive pages
 * would not fit together.
 */
function selection(
  { where = {}, orderBy, limit }: Parameters<Backend['select']>[0],
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

/** Rows of one answer of the data API, and the total number of rows. */
interface RowPage {
  readonly rows: readonly unknown[];
  readonly total: number;
}

/**
 * Reads all rows: one answer of the data API contains at most as many as its operator configured. `ask` reads the
 * rows after the first `offset` ones. Rejects when rows were added or removed meanwhile, because a row could be
 * missing.
 */
async function readAllRows(ask: (offset: number) => Promise<RowPage>): Promise<unknown[]> {
  const { rows: first, total } = await ask(0);
  const rows = [...first];
  while (rows.length < total) {
    const next = await ask(rows.length);
    if (next.total !== total || next.rows.length === 0)
      throw createBackendError('Something was added or deleted meanwhile. Please try again.', 409);
    rows.push(...next.rows);
  }
  return rows;
}
