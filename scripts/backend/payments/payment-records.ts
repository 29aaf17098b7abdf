import type Stripe from 'stripe';
import * as v from 'valibot';
import { openJournal } from '../database/journal';

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
  intents: v.optional(v.array(objectOf<Stripe.PaymentIntent>()), []),
  charges: v.optional(v.array(objectOf<Stripe.Charge>()), []),
  answers: v.optional(v.array(answerSchema), []),
  events: v.optional(v.array(eventSchema), []),
  /** Ids of events that are done. */
  done: v.optional(v.array(v.string()), []),
});

/** An answer kept under its idempotency key. */
export type KeptAnswer = v.InferOutput<typeof answerSchema>;
/** An undelivered webhook event. */
export type PendingEvent = v.InferOutput<typeof eventSchema>;

/** Objects by id. The caller may change an object after `get`, so the next `save` compares it. */
export interface Records<T> {
  get(id: string): T | undefined;
  /** Oldest first; read-only. */
  all(): readonly Readonly<T>[];
  set(id: string, value: T): void;
}

/** The stored state of the payment simulator. */
export interface PaymentRecords {
  readonly intents: Records<Stripe.PaymentIntent>;
  readonly charges: Records<Stripe.Charge>;
  /** By idempotency key, for a day. */
  readonly answers: Records<KeptAnswer>;
  readonly events: Records<PendingEvent>;
  /** Returns the undelivered events. */
  pendingEvents(): PendingEvent[];
  /** Removes a delivered or abandoned event. */
  finishEvent(id: string): void;
  /** Writes all changes since the last call atomically. Call it before a response is sent. */
  save(): void;
}

/** Opens the records in `file`; without a file they are kept in memory. */
export function openPaymentRecords(file: string | undefined, now = Date.now()): PaymentRecords {
  const journal = file === undefined ? undefined : openJournal(file, FORMAT, entrySchema);
  const intents = createRecords<Stripe.PaymentIntent>();
  const charges = createRecords<Stripe.Charge>();
  const answers = createRecords<KeptAnswer>();
  const events = createRecords<PendingEvent>();
  for (const entry of journal?.entries ?? []) {
    for (const intent of entry.intents) intents.load(intent.id, intent);
    for (const charge of entry.charges) charges.load(charge.id, charge);
    for (const answer of entry.answers) if (answer.at > now - DAY) answers.load(answer.key, answer);
    for (const event of entry.events) events.load(event.id, event);
    for (const id of entry.done) events.remove(id);
  }
  if (journal && journal.entries.length > LONG)
    journal.replace([
      {
        intents: intents.all(),
        charges: charges.all(),
        answers: answers.all(),
        events: events.all(),
        done: [],
      },
    ]);
  return {
    intents,
    charges,
    answers,
    events,
    pendingEvents: events.all,
    finishEvent(id) {
      events.remove(id);
      journal?.append({ intents: [], charges: [], answers: [], events: [], done: [id] });
    },
    save() {
      const entry = {
        intents: intents.changes(),
        charges: charges.changes(),
        answers: answers.changes(),
        events: events.changes(),
        done: [],
      };
      if (Object.values(entry).some((list) => list.length > 0)) journal?.append(entry);
      for (const records of [intents, charges, answers, events]) records.settle();
    },
  };
}

function createRecords<T>() {
  const values = new Map<string, T>();
  const saved = new Map<string, string>();
  const touched = new Set<string>();
  return {
    get(id: string): T | undefined {
      const value = values.get(id);
      if (value) touched.add(id);
      return value;
    },
    set(id: string, value: T) {
      values.set(id, value);
      touched.add(id);
    },
    load(id: string, value: T) {
      values.set(id, value);
      saved.set(id, JSON.stringify(value));
    },
    remove(id: string) {
      for (const part of [values, saved, touched]) part.delete(id);
    },
    all: () => [...values.values()],
    /** Returns the objects added or changed since `settle`. */
    changes: () =>
      [...touched].flatMap((id) => {
        const value = values.get(id);
        return value === undefined || saved.get(id) === JSON.stringify(value) ? [] : [value];
      }),
    /** Marks the changes as written. */
    settle() {
      for (const id of touched) saved.set(id, JSON.stringify(values.get(id)));
      touched.clear();
    },
  };
}
