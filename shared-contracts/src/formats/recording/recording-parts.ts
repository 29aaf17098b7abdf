/** The format that is written and read. The schema is in `recording.ts`, which pages need not load. */
export const RECORDING_FORMAT = 1;

/** Limits of a recording: characters of its file, and steps. */
export const RECORDING_LIMITS = { characters: 2_000_000, steps: 2000 } as const;

/** Replaces a text that was left out. */
export const LEFT_OUT = '(left out)';

/** First names of made-up people; their family name is Example. */
export const MADE_UP_NAMES = ['Robin', 'Kim', 'Alex', 'Sam', 'Toni', 'Luca', 'Mika', 'Noa'] as const;

const MADE_UP_FORM =
  /^(?:\(left out\)|made-up-\d+|pi_madeup\d+(?:_secret_madeup)?|00000000-0000-4000-8000-[\da-f]{12}|person-\d+@family\.example|Example|200[01]-\d\d-\d\d(?:T.*)?)$/;

/** Returns true when a recorder wrote `text` in place of a real value. */
export function isMadeUp(text: string): boolean {
  return MADE_UP_FORM.test(text) || (MADE_UP_NAMES as readonly string[]).includes(text);
}

/** Returns a generator of random numbers from 0 to 1, equal for equal seeds (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
