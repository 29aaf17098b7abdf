import * as v from 'valibot';
import type { StripeErrorBody } from '../stripe-refusal';

/** Faults that can be switched on, with their text on the simulator's page. */
export const FAULTS = {
  conflict: 'Stripe says that the same request is under way (409)',
  rateLimit: 'Stripe says that we ask too often (429)',
  serverError: 'Stripe fails at a request of our server, and says so to each repeat of it (500)',
  loseCreate: 'A payment is made, and the answer to our server gets lost',
  loseConfirm: 'A card is charged or refused, and the answer to the page gets lost',
  processing: 'The bank takes its time with a card that pays',
  dropWebhook: 'A webhook never comes',
  delayWebhook: 'A webhook comes late',
  doubleWebhook: 'A webhook comes twice at the same moment',
  reorderWebhook: 'A webhook comes after the next one of its payment',
  deadFrame: 'The card form never loads',
} as const;
/** A fault by its name. */
export type FaultName = keyof typeof FAULTS;
/** The names of all faults. */
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];

/** Stripe's responses to a server for these faults. */
export const REFUSALS = {
  conflict: {
    status: 409,
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this idempotency key.',
  },
  rateLimit: {
    status: 429,
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Request rate limit exceeded.',
  },
  serverError: { status: 500, type: 'api_error', message: 'An unknown error occurred.' },
} as const satisfies Partial<Record<FaultName, StripeErrorBody & { status: number }>>;
/** The names of these faults. */
export const REFUSAL_NAMES = ['conflict', 'rateLimit', 'serverError'] as const;

/** How often a fault happens. */
export const OFTEN = ['never', 'once', 'every tenth time', 'always'] as const;
/** Results of a payment after its processing. */
export const OUTCOMES = ['succeeds', 'fails'] as const;

const often = v.optional(v.picklist(OFTEN));
/** Schema of a change of the switches; switches that are not named keep their value. */
export const switchesSchema = v.object({
  conflict: often,
  rateLimit: often,
  serverError: often,
  loseCreate: often,
  loseConfirm: often,
  processing: often,
  dropWebhook: often,
  delayWebhook: often,
  doubleWebhook: often,
  reorderWebhook: often,
  deadFrame: often,
  /** Duration of processing and of a late webhook. */
  seconds: v.optional(
    v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.minValue(0), v.maxValue(3600)),
  ),
  outcome: v.optional(v.picklist(OUTCOMES)),
} satisfies Record<FaultName | 'seconds' | 'outcome', v.GenericSchema>);
/** A change of the switches. */
export type Switches = v.InferOutput<typeof switchesSchema>;

type Often = (typeof OFTEN)[number];

/** The switches for Stripe's faults. All are off at each start, so that a forgotten one has no effect later. */
export interface Faults {
  /** Returns whether a fault applies now, and counts the call. */
  happens(name: FaultName): boolean;
  /** Returns the first of several faults that applies now. */
  first<Name extends FaultName>(names: readonly Name[]): Name | undefined;
  change(switches: Switches): void;
  reset(): void;
  readonly switches: Readonly<
    Record<FaultName, Often> & { seconds: number; outcome: (typeof OUTCOMES)[number] }
  >;
}

/** Creates the switches, all off. */
export function createFaults(): Faults {
  let switches = allOff();
  const times = new Map<FaultName, number>();

  function happens(name: FaultName): boolean {
    const often = switches[name];
    if (often === 'never') return false;
    if (often === 'always') return true;
    if (often === 'once') {
      switches[name] = 'never';
      return true;
    }
    times.set(name, (times.get(name) ?? 0) + 1);
    return (times.get(name) ?? 0) % 10 === 0;
  }

  return {
    happens,
    first: (names) => names.find(happens),
    change: (changes) => {
      switches = { ...switches, ...definedOf(changes) };
    },
    reset() {
      switches = allOff();
      times.clear();
    },
    get switches() {
      return switches;
    },
  };
}

function allOff() {
  const off = Object.fromEntries(FAULT_NAMES.map((name) => [name, 'never'])) as Record<FaultName, Often>;
  return { ...off, seconds: 5, outcome: 'succeeds' as (typeof OUTCOMES)[number] };
}

function definedOf(changes: Switches): { [Key in keyof Switches]?: Exclude<Switches[Key], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
