import { type Backend, createBackendError } from '../../backend';
import type { LeaveOut } from '../../parse-list';
import type { TableName, TableRows } from '../../tables';
import type { RecordedCalls } from './recorded-calls';
import type { RecordedCall } from './replay-steps';

/**
 * Creates a backend with the recorded answers, parsed by its callers' parsers; `fallback` answers all other calls.
 */
export function createReplayBackend(
  recorded: RecordedCalls,
  fallback: Backend,
  report: (error: unknown) => void,
): Backend {
  const leaveOut: LeaveOut = (problem) => report(new Error(problem));

  async function answered<Answer>(
    { name, input, signal }: { name: string; input: unknown; signal?: AbortSignal | undefined },
    read: (raw: unknown) => Answer,
    otherwise: () => Promise<Answer>,
  ): Promise<Answer> {
    const taken = recorded.take(name, asJson(input));
    if (!taken) return await otherwise();
    const raw = rawOf(await Promise.race([taken, aborted(signal)]));
    return read(raw);
  }
  const rowOf = <Row>({ table, parse }: TableRows<TableName, Row>, raw: unknown): Row => {
    for (const row of parse(raw, leaveOut)) return row;
    throw new Error(`Table '${table}' answered no row`);
  };

  return {
    call: (definition, body, options = {}) =>
      answered(
        { name: definition.name, input: body, signal: options.signal },
        (raw) => definition.parse(raw, leaveOut),
        () => fallback.call(definition, body, options),
      ),
    select: (query, signal) => {
      const { table, ...input } = query;
      return answered(
        { name: `select ${table.table}`, input, signal },
        (raw) => table.parse(raw, leaveOut),
        () => fallback.select(query, signal),
      );
    },
    insert: (rows, row) =>
      answered(
        { name: `insert ${rows.table}`, input: row },
        (raw) => rowOf(rows, raw),
        () => fallback.insert(rows, row),
      ),
    update: (rows, id, changes) =>
      answered(
        { name: `update ${rows.table}`, input: { id, changes } },
        (raw) => rowOf(rows, raw),
        () => fallback.update(rows, id, changes),
      ),
    remove: (rows, id) =>
      answered(
        { name: `remove ${rows.table}`, input: id },
        () => undefined,
        () => fallback.remove(rows, id),
      ),
    rpc: (name, args) =>
      answered(
        { name, input: args },
        (raw) => raw,
        () => fallback.rpc(name, args),
      ),
  };
}

/** Returns the recorded answer, or throws the recorded failure. */
export function rawOf(answered: RecordedCall['answered']): unknown {
  if (!answered) return undefined;
  if ('answer' in answered) return answered.answer;
  const { status, message, answer } = answered.failure;
  throw status === undefined ? new Error(message) : createBackendError(message, status, answer);
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value) ?? 'null');
}
