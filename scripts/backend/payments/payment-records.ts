import * as v from 'valibot';
import { openJournal } from '../database/journal';
import type { Charge, Intent } from './payment-objects';

const FORMAT = 1;
const DAY = 86_400_000;
/** Lines from which the file is rewritten when it is opened. */
const LONG = 1000;

const objectOf = <T extends { id: string }>() =>
  v.custom<T>((value) => v.is(v.looseObject({ id: v.string() }), value));
const answerSchema = v.object({
  key: v.string(),
  request: v.string(),
  status: v.number(),
  body: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
});
const eventSchema = v.object({ id: v.string(), type: v.string(), payload: v.string() });
const entrySchema = v.object({
  intents: v.optional(v.array(objectOf<Intent>()), []),
  charges: v.optional(v.array(objectOf<Charge>()), []),
  answers: v.optional(v.array(answerSchema), []),
  events: v.optional(v.array(eventSchema), []),
  /** Ids of events that are done. */
  done: v.optional(v.array(v.string()), []),
});

/** An undelivered webhook event. */
export type PendingEvent = v.InferOutput<typeof eventSchema>;

/** The stored state of the payment simulator. */
export type PaymentRecords = ReturnType<typeof openPaymentRecords>;

/** Opens the records in `file`; without a file they are kept in memory. */
export function openPaymentRecords(file: string | undefined, now = Date.now()) {
  const journal = file === undefined ? undefined : openJournal(file, FORMAT, entrySchema);
  const intents = createRecords<Intent>();
  const charges = createRecords<Charge>();
  const answers = createRecords<v.InferOutput<typeof answerSchema>>();
  const events = createRecords<PendingEvent>();
  const entryOf = (part: 'all' | 'changes') => ({
    intents: intents[part](),
    charges: charges[part](),
    answers: answers[part](),
    events: events[part](),
    done: [],
  });
  const settle = () => {
    for (const records of [intents, charges, answers, events]) records.settle();
  };
  for (const entry of journal?.entries ?? []) {
    for (const intent of entry.intents) intents.set(intent.id, intent);
    for (const charge of entry.charges) charges.set(charge.id, charge);
    for (const answer of entry.answers) if (answer.at > now - DAY) answers.set(answer.key, answer);
    for (const event of entry.events) events.set(event.id, event);
    for (const id of entry.done) events.remove(id);
  }
  settle();
  if (journal && journal.entries.length > LONG) journal.replace([entryOf('all')]);
  return {
    intents,
    charges,
    /** By idempotency key, for a day. */
    answers,
    /** Events that are not delivered yet. */
    events,
    /** Removes a delivered or abandoned event. */
    finishEvent(id: string): void {
      events.remove(id);
      journal?.append({ intents: [], charges: [], answers: [], events: [], done: [id] });
    },
    /** Writes all changes since the last call atomically. Call it before a response is sent. */
    save(): void {
      const entry = entryOf('changes');
      if (Object.values(entry).some((list) => list.length > 0)) journal?.append(entry);
      settle();
    },
  };
}

/** Creates objects by id, oldest first; a changed object must be set again. */
function createRecords<T>() {
  const values = new Map<string, T>();
  const changed = new Map<string, T>();
  return {
    get: (id: string): T | undefined => values.get(id),
    set(id: string, value: T): void {
      values.set(id, value);
      changed.set(id, value);
    },
    remove(id: string): void {
      values.delete(id);
      changed.delete(id);
    },
    all: () => [...values.values()],
    /** Returns the objects that were set since `settle`. */
    changes: () => [...changed.values()],
    settle: () => changed.clear(),
  };
}
