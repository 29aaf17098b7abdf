import * as v from 'valibot';
import {
  type Backend,
  type BackendError,
  type CallerKind,
  createBackendError,
  type FunctionName,
  type FunctionRequest,
  type RowQuery,
} from '../backend/backend';
import { requests } from '../backend/requests';
import type { DatabaseFunctionName, TableName, TableRows } from '../backend/table-rows';
import { type Session, settledSession } from '../host/session';

type Row = Readonly<Record<string, unknown>>;

/** The answers of a fake backend. */
export interface FakeAnswers {
  /**
   * Answers of serverless functions by name, as JSON that the caller still parses; throw a `createBackendError` to
   * fail.
   */
  readonly functions?: { readonly [Name in FunctionName]?: (body: FunctionRequest<Name>) => unknown };
  /** The signed-in person's rows by table; writes change a copy. */
  readonly tables?: Partial<Readonly<Record<TableName, readonly Row[]>>>;
  readonly rpc?: Partial<Readonly<Record<DatabaseFunctionName, (args: unknown) => unknown>>>;
  /** Milliseconds before each answer; default 0. */
  readonly delay?: number;
  /** The failure of every call. */
  readonly failure?: BackendError;
}

/** A call that a fake backend received. */
export interface FakeCall {
  readonly name: string;
  readonly input: unknown;
}

/**
 * Creates a `Backend` in memory. A call without a configured answer fails with 404, and the message says what to
 * add. Like the real one it passes everything on as JSON, refuses bodies that a function doesn't accept and parses
 * answers by its callers' parsers; with a session, calls for a user wait for it to settle and fail with 401 when no
 * one is signed in. `report` receives the unreadable items of a list; a call for a user waits for `mayAsk`.
 */
export function createFakeBackend(
  answers: FakeAnswers = {},
  session?: Session,
  report: (error: unknown) => void = () => {},
  mayAsk: (name: string) => Promise<void> | undefined = () => undefined,
): Backend & { readonly calls: FakeCall[] } {
  const tables = new Map(
    Object.entries(answers.tables ?? {}).map(([name, rows]): [string, Row[]] => [name, [...rows]]),
  );
  const calls: FakeCall[] = [];
  let nextId = 1;

  const rowsOf = (table: string) => tables.get(table) ?? missing(`tables.${table}`);
  const leaveOut = (problem: string) => report(new Error(problem));

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
    if (as === 'user') await mayAsk(name);
    if (as === 'user' && session?.get().status !== 'authenticated') await mustBeSignedIn();
    const sent = asJson(input);
    calls.push({ name, input: sent });
    if (answers.delay) await new Promise((resolve) => setTimeout(resolve, answers.delay));
    signal?.throwIfAborted();
    if (answers.failure) throw answers.failure;
    return asJson(await work(sent));
  }

  /** Stores a row and returns it as its caller parses it. */
  async function write<Stored>(
    { table, parse }: TableRows<TableName, Stored>,
    kind: 'insert' | 'update',
    input: object,
    work: (rows: Row[]) => Row,
  ): Promise<Stored> {
    const stored = await answer({ name: `${kind} ${table}`, input, as: 'user' }, () => work(rowsOf(table)));
    for (const row of parse([stored], leaveOut)) return row;
    throw new Error(`Table '${table}' answered no row`);
  }

  return {
    calls,
    async call(definition, body, { as = 'visitor', signal } = {}) {
      const { name } = definition;
      const work =
        (answers.functions?.[name] as ((sent: unknown) => unknown) | undefined) ??
        (() => missing(`functions.${name}`));
      const answered = await answer({ name, input: body, as, signal }, (sent) => {
        refuseWrong(name, sent);
        return work(sent);
      });
      return definition.parse(answered, leaveOut);
    },
    rpc: (name, input) =>
      answer({ name, input, as: 'user' }, answers.rpc?.[name] ?? (() => missing(`rpc.${name}`))),
    async select(query, signal) {
      const { table, parse } = query.table;
      const { table: _, ...input } = query;
      const rows = await answer(
        { name: `select ${table}`, input: { table, ...input }, as: 'user', signal },
        () => select(rowsOf(table), query),
      );
      return parse(rows, leaveOut);
    },
    insert: (definition, row) =>
      write(definition, 'insert', row, (rows) => {
        const known = row.id && rows.find(({ id }) => id === row.id);
        if (known) return known;
        const stored = { id: `new-${nextId++}`, ...Object(row) };
        rows.push(stored);
        return stored;
      }),
    update: (definition, id, changes) =>
      write(definition, 'update', { id, ...changes }, (rows) => {
        const index = rows.findIndex((row) => row.id === id);
        if (index < 0) throw createBackendError('There is no such entry any more.', 404);
        const stored = { ...rows[index], ...changes, id };
        rows[index] = stored;
        return stored;
      }),
    async remove({ table }, id) {
      await answer({ name: `remove ${table}`, input: id, as: 'user' }, () => {
        tables.set(
          table,
          rowsOf(table).filter((row) => row.id !== id),
        );
      });
    },
  };
}

/** Returns a value after a round trip through JSON, so that page and fake never share an object. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value) ?? 'null');
}

function missing(what: string): never {
  throw createBackendError(`The fake backend has no ${what}: give it in the test's answers`, 404);
}

function refuseWrong(name: FunctionName, body: unknown): void {
  const schemas: Partial<Record<FunctionName, v.GenericSchema>> = requests;
  const result = v.safeParse(schemas[name] ?? v.unknown(), body);
  if (result.success) return;
  const [issue] = result.issues;
  throw createBackendError(`${v.getDotPath(issue) ?? name}: ${issue.message}`, 422);
}

function select(rows: readonly Row[], { where = {}, orderBy, limit }: RowQuery<unknown>): Row[] {
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
