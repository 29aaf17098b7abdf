import { type Backend, type BackendError, createBackendError, type RowQuery } from '../backend';

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

/** A `Backend` in memory. What it isn't told to answer fails with 404, and the message says what to add. */
export function createFakeBackend(answers: FakeAnswers = {}): Backend & { readonly calls: FakeCall[] } {
  const tables = new Map(Object.entries(answers.tables ?? {}).map(([name, rows]) => [name, [...rows]]));
  const calls: FakeCall[] = [];
  let nextId = 1;

  const rowsOf = (table: string) => tables.get(table) ?? missing(`tables.${table}`);
  async function answer<T>(name: string, input: unknown, work: () => T): Promise<Awaited<T>> {
    calls.push({ name, input });
    if (answers.delay) await new Promise((resolve) => setTimeout(resolve, answers.delay));
    if (answers.failure) throw answers.failure;
    return await work();
  }

  return {
    calls,
    call: (name, body) =>
      answer(name, body, () => (answers.functions?.[name] ?? missing(`functions.${name}`))(body)),
    rpc: (name, args) => answer(name, args, () => (answers.rpc?.[name] ?? missing(`rpc.${name}`))(args)),
    select: (query) => answer(`select ${query.table}`, query, () => select(rowsOf(query.table), query)),
    insert: (table, row) =>
      answer(`insert ${table}`, row, () => {
        const stored = { id: `new-${nextId++}`, ...row };
        rowsOf(table).push(stored);
        return stored;
      }),
    update: (table, id, changes) =>
      answer(`update ${table}`, { id, ...changes }, () => {
        const rows = rowsOf(table);
        const index = rows.findIndex((row) => row.id === id);
        if (index < 0) throw createBackendError('There is no such entry any more.', 404);
        const stored = { ...rows[index], ...changes };
        rows[index] = stored;
        return stored;
      }),
    remove: (table, id) =>
      answer(`remove ${table}`, id, () => {
        tables.set(
          table,
          rowsOf(table).filter((row) => row.id !== id),
        );
      }),
  };
}

function missing(what: string): never {
  throw createBackendError(`The fake backend has no ${what}: give it in the test's answers`, 404);
}

function select(rows: readonly Row[], { where = {}, orderBy, limit }: RowQuery): Row[] {
  const found = rows.filter((row) => Object.entries(where).every(([column, value]) => row[column] === value));
  if (orderBy) {
    const sign = orderBy.descending ? -1 : 1;
    const key = (row: Row) => row[orderBy.column] as string | number;
    found.sort((a, b) => (key(a) < key(b) ? -sign : key(a) > key(b) ? sign : 0));
  }
  return found.slice(0, limit);
}
