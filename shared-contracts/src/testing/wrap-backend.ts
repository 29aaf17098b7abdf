import type { Backend, CallerKind } from '../backend/backend';
import type { LeaveOut } from '../backend/parse-list';

/** One call of a page to its backend; `name` as in `FakeCall`. */
export interface BackendCall {
  readonly name: string;
  readonly as: CallerKind;
  readonly input: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** Wraps each call: `work` makes it, `misread` returns the result of an unreadable answer. */
export type AroundCall = <Answer>(
  call: BackendCall,
  work: () => Promise<Answer>,
  misread: () => Answer,
) => Promise<Answer>;

const NONSENSE = { message: 'Hello' };

/** Returns the same backend with `around` at each call. `report` receives the unreadable parts of a list. */
export function wrapBackend(
  backend: Backend,
  around: AroundCall,
  report: (error: unknown) => void = () => {},
): Backend {
  const leaveOut: LeaveOut = (problem) => report(new Error(problem));
  const byUser = (name: string, input: unknown): BackendCall => ({ name, as: 'user', input });
  const onlyRow = <Row>(rows: { parse(rows: unknown, leaveOut: LeaveOut): Row[]; table: string }): Row => {
    for (const row of rows.parse([NONSENSE], leaveOut)) return row;
    throw new Error(`Table '${rows.table}' answered no row`);
  };
  return {
    call: (definition, body, options = {}) =>
      around(
        { name: definition.name, as: options.as ?? 'visitor', input: body, signal: options.signal },
        () => backend.call(definition, body, options),
        () => definition.parse(NONSENSE, leaveOut),
      ),
    select: (query, signal) => {
      const { table, ...input } = query;
      return around(
        { ...byUser(`select ${table.table}`, input), signal },
        () => backend.select(query, signal),
        () => table.parse([NONSENSE], leaveOut),
      );
    },
    insert: (rows, row) =>
      around(
        byUser(`insert ${rows.table}`, row),
        () => backend.insert(rows, row),
        () => onlyRow(rows),
      ),
    update: (rows, id, changes) =>
      around(
        byUser(`update ${rows.table}`, { id, ...changes }),
        () => backend.update(rows, id, changes),
        () => onlyRow(rows),
      ),
    remove: (rows, id) =>
      around(
        byUser(`remove ${rows.table}`, id),
        () => backend.remove(rows, id),
        () => undefined,
      ),
    rpc: (name, args) =>
      around(
        byUser(name, args),
        () => backend.rpc(name, args),
        () => NONSENSE,
      ),
  };
}
