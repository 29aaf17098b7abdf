import {
  type Backend,
  type BackendError,
  type CallerKind,
  createBackendError,
  type RowQuery,
} from '../backend';
import { type Session, settledSession } from '../session';

type Row = Readonly<Record<string, unknown>>;

/** What a fake backend answers. */
export interface FakeAnswers {
  /** Serverless functions by name; throw a `createBackendError` to fail. */
  readonly functions?: Readonly<Record<string, (body: unknown) => unknown>>;
  /** The signed-in person's rows by table; writes change a copy. */
  readonly tables?: Readonly<Record<string, readonly Row[]>>;
  readonly rpc?: Readonly<Record<string, (args: unknown) => unknown>>;
  /** Milliseconds before each answer; default 0. */
  readonly delay?: number;
  /** Every call fails with this. */
  readonly failure?: BackendError;
}

/** A call a fake backend got. */
export interface FakeCall {
  readonly name: string;
  readonly input: unknown;
}

/**
 * A `Backend` in memory. What it isn't told to answer fails with 404, and the message says what to add. Like
 * the real one it passes everything on as JSON; given a session, calls for a user wait for it to settle and
 * fail with 401 when nobody is signed in.
 */
export function createFakeBackend(
  answers: FakeAnswers = {},
  session?: Session,
): Backend & { readonly calls: FakeCall[] } {
  const tables = new Map(Object.entries(answers.tables ?? {}).map(([name, rows]) => [name, [...rows]]));
  const calls: FakeCall[] = [];
  let nextId = 1;

  const rowsOf = (table: string) => tables.get(table) ?? missing(`tables.${table}`);

  async function mustBeSignedIn(): Promise<void> {
    if (!session) return;
    const state = session.get();
    const { status } = state.status === 'loading' ? await settledSession(session) : state;
    if (status !== 'authenticated') throw createBackendError('Please login', 401);
  }

  async function answer(
    { name, input, as, signal }: FakeCall & { as: CallerKind; signal?: AbortSignal | undefined },
    work: (input: unknown) => unknown,
  ): Promise<unknown> {
    if (as === 'user' && session?.get().status !== 'authenticated') await mustBeSignedIn();
    const sent = asJson(input);
    calls.push({ name, input: sent });
    if (answers.delay) await new Promise((resolve) => setTimeout(resolve, answers.delay));
    signal?.throwIfAborted();
    if (answers.failure) throw answers.failure;
    return asJson(await work(sent));
  }

  return {
    calls,
    call: (name, input, { as = 'visitor', signal } = {}) =>
      answer({ name, input, as, signal }, answers.functions?.[name] ?? (() => missing(`functions.${name}`))),
    rpc: (name, input) =>
      answer({ name, input, as: 'user' }, answers.rpc?.[name] ?? (() => missing(`rpc.${name}`))),
    select: async (query, signal) =>
      (await answer({ name: `select ${query.table}`, input: query, as: 'user', signal }, () =>
        select(rowsOf(query.table), query),
      )) as Row[],
    insert: (table, row) =>
      answer({ name: `insert ${table}`, input: row, as: 'user' }, (sent) => {
        const stored = { id: `new-${nextId++}`, ...(sent as Row) };
        rowsOf(table).push(stored);
        return stored;
      }),
    update: (table, id, changes) =>
      answer({ name: `update ${table}`, input: { id, ...changes }, as: 'user' }, (sent) => {
        const rows = rowsOf(table);
        const index = rows.findIndex((row) => row.id === id);
        if (index < 0) throw createBackendError('There is no such entry any more.', 404);
        const stored = { ...rows[index], ...(sent as Row), id };
        rows[index] = stored;
        return stored;
      }),
    async remove(table, id) {
      await answer({ name: `remove ${table}`, input: id, as: 'user' }, () => {
        tables.set(
          table,
          rowsOf(table).filter((row) => row.id !== id),
        );
      });
    },
  };
}

/** What is left of a value that travelled as JSON: the page and the fake never share an object. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value) ?? 'null');
}

function missing(what: string): never {
  throw createBackendError(`The fake backend has no ${what}: give it in the test's answers`, 404);
}

function select(rows: readonly Row[], { where = {}, orderBy, limit }: RowQuery): Row[] {
  const found = rows.filter((row) =>
    Object.entries(where).every(([column, value]) => String(row[column]) === String(value)),
  );
  if (orderBy) {
    const sign = orderBy.descending ? -1 : 1;
    const key = (row: Row) => row[orderBy.column] as string | number;
    found.sort((a, b) => (key(a) < key(b) ? -sign : key(a) > key(b) ? sign : 0));
  }
  return found.slice(0, limit);
}
