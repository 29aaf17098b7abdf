import { type Backend, isBackendError } from '@little-arches/contracts/backend';
import { LEFT_OUT, type RecordedFailure } from '@little-arches/contracts/formats/reports';
import type { Host } from '@little-arches/contracts/host';
import type { Session } from '@little-arches/contracts/session';
import { type CallRules, functionRules, outcomeRules, rpcRules, rulesOf } from './call-rules';
import type { MadeUp } from './made-up';
import type { NewStep } from './new-step';
import { rowRulesOf } from './row-rules';
import { fields, id, keep, list, nothing } from './rule';

interface RecordedHost {
  readonly name: string;
  readonly host: Host;
  readonly madeUp: MadeUp;
  readonly add: (step: NewStep) => void;
  /** Shared by all remotes. */
  readonly calls: { last: number };
  /** Publishes as the remote, so that subscribers know the source. */
  readonly publishAs: (remote: string, publish: () => void) => void;
}

/** Creates the backend, session and bus of a remote, which record their calls. */
export function recordHost({ name: by, host, madeUp, add, calls, publishAs }: RecordedHost) {
  const { backend, bus } = host;

  /** Makes a call and records its result: the input of `read`, or else the answer. */
  async function record<Answer>(
    name: string,
    { request, answer, refusal }: CallRules,
    input: unknown,
    work: (note: (raw: unknown) => void) => Promise<Answer>,
  ): Promise<Answer> {
    calls.last += 1;
    const call = calls.last;
    add({ kind: 'call', by, call, name, request: request(input, madeUp) });
    let given: { readonly raw: unknown } | undefined;
    try {
      const answered = await work((raw) => {
        given = { raw };
      });
      add({ kind: 'answer', call, answer: answer(given ? given.raw : answered, madeUp) });
      return answered;
    } catch (error) {
      // An answer that could not be parsed is still an answer.
      if (given) add({ kind: 'answer', call, answer: answer(given.raw, madeUp) });
      else add({ kind: 'failure', call, failure: recordedFailure(error, refusal, madeUp) });
      throw error;
    }
  }

  const recorded: Backend = {
    call: (definition, body, options) =>
      record(definition.name, rulesOf(functionRules, definition.name), body, (note) =>
        backend.call({ ...definition, parse: noting(note, definition.parse) }, body, options),
      ),
    select: (query, signal) => {
      const { table, ...input } = query;
      const rules = { request: selection, answer: list(rowRulesOf(table.table).row), refusal: nothing };
      return record(`select ${table.table}`, rules, input, (note) =>
        backend.select({ ...query, table: { ...table, parse: noting(note, table.parse) } }, signal),
      );
    },
    insert: (rows, row) => {
      const { row: answer, input } = rowRulesOf(rows.table);
      const rules = { request: input, answer: list(answer), refusal: nothing };
      return record(`insert ${rows.table}`, rules, row, (note) =>
        backend.insert({ ...rows, parse: noting(note, rows.parse) }, row),
      );
    },
    update: (rows, rowId, changes) => {
      const { row: answer, input } = rowRulesOf(rows.table);
      const rules = { request: fields({ id, changes: input }), answer: list(answer), refusal: nothing };
      return record(`update ${rows.table}`, rules, { id: rowId, changes }, (note) =>
        backend.update({ ...rows, parse: noting(note, rows.parse) }, rowId, changes),
      );
    },
    remove: (rows, rowId) =>
      record(`remove ${rows.table}`, { request: id, answer: () => null, refusal: nothing }, rowId, () =>
        backend.remove(rows, rowId),
      ),
    rpc: (name, args) => record(name, rulesOf(rpcRules, name), args, () => backend.rpc(name, args)),
  };
  const session = Object.entries(host.session).map(([action, does]: [string, (input: unknown) => unknown]) =>
    READS.includes(action)
      ? [action, does]
      : [
          action,
          (...input: [unknown]) =>
            record(`session.${action}`, outcomeRules, input, async () => does(...input)),
        ],
  );
  return {
    backend: recorded,
    session: Object.fromEntries(session) as Session,
    bus: {
      ...bus,
      publish: ((name, payload) => publishAs(by, () => bus.publish(name, payload))) as typeof bus.publish,
    },
  };
}

/** Members of a session without effects; its state is recorded when it changes. */
const READS = ['get', 'subscribe', 'recovery'];

/** Rule for the selected rows: columns by name, and the values they must equal. */
const selection = fields({
  where: (where, madeUp) =>
    typeof where === 'object' && where !== null
      ? Object.fromEntries(
          Object.entries(where).map(([column, value]) => [
            column,
            typeof value === 'string' && column !== 'status' ? id(value, madeUp) : keep(value, madeUp),
          ]),
        )
      : null,
  orderBy: fields({ column: keep, descending: keep }),
  limit: keep,
});

function noting<Answer, More extends unknown[]>(
  note: (raw: unknown) => void,
  parse: (raw: unknown, ...more: More) => Answer,
) {
  return (raw: unknown, ...more: More): Answer => {
    note(raw);
    return parse(raw, ...more);
  };
}

/**
 * Returns the recorded form of an error. The message of a backend's failure is a public sentence, ours or the
 * shell's for its status (server-answer.ts). Messages of other errors are left out, because they may contain
 * anything.
 */
function recordedFailure(error: unknown, refusal: CallRules['refusal'], madeUp: MadeUp): RecordedFailure {
  if (!isBackendError(error)) return { message: LEFT_OUT };
  const answer = error.answer === undefined ? undefined : refusal(error.answer, madeUp);
  return { status: error.status, message: error.message, ...(answer !== undefined && { answer }) };
}
