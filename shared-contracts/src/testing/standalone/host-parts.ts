import { slots } from '../../host/slot-terms';
import { SlotPlaceholder } from '../fake-slots';
import { type Fault, faultTitles } from '../faults';
import { professionalSignedIn, signedIn } from '../samples';
import { emptied } from '../scenarios';
import type { TestHostOptions } from '../test-host';

type Change = (options: TestHostOptions) => TestHostOptions;

/** A choice with its name, and its effect on a scenario's host. */
interface Choice {
  readonly title: string;
  readonly change?: Change;
}

const session =
  (state: Partial<TestHostOptions>): Change =>
  ({ endsAtCall: _, endsAtWrite: __, ...options }) => ({ ...options, ...state });

const everyCall =
  (fault: Fault): Change =>
  (options) => ({ ...options, faults: { '*': fault } });

const madeUp: Change = ({ faults: _, answers = {}, ...options }) => {
  const { failure: __, delay: ___, ...well } = answers;
  return { ...options, answers: well };
};

const placeholders: Change = (options) => ({
  ...options,
  slots: Object.fromEntries(Object.keys(slots).map((name) => [name, SlotPlaceholder])),
});

/** The parts of the host that can be chosen in addition to a scenario, with their choices. */
export const hostParts = {
  session: {
    title: 'Session',
    choices: {
      loading: { title: 'Loading', change: session({ session: { status: 'loading' } }) },
      'signed-out': {
        title: 'Signed out',
        change: session({ session: { status: 'unauthenticated', reason: 'none' } }),
      },
      parent: { title: 'A parent', change: session({ session: signedIn }) },
      professional: { title: 'A practice', change: session({ session: professionalSignedIn }) },
      expired: {
        title: 'Ended elsewhere',
        change: session({ session: signedIn, endsAtCall: true }),
      },
      'ends-at-save': {
        title: 'Ends when you save',
        change: session({ session: signedIn, endsAtWrite: true }),
      },
    },
  },
  backend: {
    title: 'Backend',
    choices: {
      'made-up': { title: 'Made-up data', change: madeUp },
      // embedded/embedded-host.ts decides which person is signed in and what is answered.
      embedded: { title: 'Of the running npm start', change: madeUp },
      empty: {
        title: 'Nothing in it',
        change: (options) => ({ ...madeUp(options), answers: emptied(options.answers ?? {}) }),
      },
      slow: { title: 'Slow (3 s)', change: everyCall('slow') },
      silent: { title: 'Never answers', change: everyCall('silent') },
      failing: { title: 'Can’t be reached', change: everyCall('fails') },
      garbage: { title: 'Makes no sense', change: everyCall('garbage') },
    },
  },
  slots: {
    title: 'Slots of the page',
    choices: { filled: { title: 'Filled by placeholders', change: placeholders } },
  },
  theme: { title: 'Theme', choices: { light: { title: 'Light' }, dark: { title: 'Dark' } } },
  motion: { title: 'Motion', choices: { reduced: { title: 'Reduced' }, full: { title: 'Full' } } },
  width: {
    title: 'Width',
    choices: {
      320: { title: '320 pixels' },
      360: { title: '360 pixels' },
      768: { title: '768 pixels' },
      1280: { title: '1280 pixels' },
    },
  },
} as const satisfies Readonly<Record<string, { title: string; choices: Readonly<Record<string, Choice>> }>>;

/** A part with choices. */
export type HostPart = keyof typeof hostParts;

/** The choices in addition to the scenario. An absent part is as in the scenario. */
export type Chosen = {
  readonly [Part in HostPart]?: `${keyof (typeof hostParts)[Part]['choices'] & (string | number)}`;
} & {
  /** Moment at which the clock begins, in ISO 8601. */
  readonly clock?: string;
  /** Faults of single calls by name. */
  readonly calls?: Readonly<Record<string, Fault>>;
};

const PREFIX = 'with-';

/** Reads the choices in the query of an address, and reports unknown ones. */
export function readChosen(query: URLSearchParams): { chosen: Chosen; unknown: readonly string[] } {
  const chosen: Record<string, unknown> = {};
  const unknown: string[] = [];
  for (const [key, value] of query) {
    if (!key.startsWith(PREFIX)) continue;
    const part = key.slice(PREFIX.length);
    const read = readPart(part, value);
    if (read === undefined) unknown.push(`${key}=${value}`);
    else chosen[part] = read;
  }
  return { chosen, unknown };
}

function readPart(part: string, value: string): unknown {
  if (part === 'clock') return Number.isNaN(Date.parse(value)) ? undefined : value;
  if (part === 'calls') return readCalls(value);
  if (!Object.hasOwn(hostParts, part)) return undefined;
  return Object.hasOwn(hostParts[part as HostPart].choices, value) ? value : undefined;
}

/** Parses `getProducts:fails,select scans:garbage`. */
function readCalls(text: string): Record<string, Fault> | undefined {
  const entries = text.split(',').map((entry) => entry.split(':'));
  const isGood = entries.every(
    ([name, fault, more]) => name && fault && Object.hasOwn(faultTitles, fault) && more === undefined,
  );
  return isGood ? (Object.fromEntries(entries) as Record<string, Fault>) : undefined;
}

/** Writes the choices into the query of an address, replacing earlier ones. */
export function writeChosen(query: URLSearchParams, { calls = {}, ...parts }: Chosen): void {
  for (const key of [...query.keys()]) if (key.startsWith(PREFIX)) query.delete(key);
  for (const [part, value] of Object.entries(parts)) if (value) query.set(PREFIX + part, value);
  const faults = Object.entries(calls).map(([name, fault]) => `${name}:${fault}`);
  if (faults.length > 0) query.set(`${PREFIX}calls`, faults.join(','));
}

/** Returns the host's options of a scenario with the choices applied. */
export function withChosen(options: TestHostOptions, chosen: Chosen): TestHostOptions {
  const changed = (['session', 'backend', 'slots'] as const).reduce((before, part) => {
    const choices: Readonly<Record<string, Choice>> = hostParts[part].choices;
    return choices[chosen[part] ?? '']?.change?.(before) ?? before;
  }, options);
  return chosen.calls ? { ...changed, faults: { ...changed.faults, ...chosen.calls } } : changed;
}
