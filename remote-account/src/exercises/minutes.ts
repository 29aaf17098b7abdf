const SECONDS_EACH = 5;
const SECONDS_A_ROUND = 60;

/**
 * Estimates the minutes of an exercise from the text in its scan: `10 times per foot`, `2 times 8`, `30 seconds per
 * leg`, `3 rounds per foot`, `Once a day, 2 minutes`. A repetition counts five seconds, a round one minute, and a
 * text without an amount two minutes.
 */
export function minutesOf(frequency: string): number {
  const amount = frequency.slice(frequency.indexOf(',') + 1);
  const both = /per (foot|leg|side)/.test(amount) ? 2 : 1;
  const minutes = /(\d+) minutes?/.exec(amount)?.[1];
  if (minutes) return Number(minutes) * both;
  const seconds = /(\d+) seconds/.exec(amount)?.[1];
  if (seconds) return (Number(seconds) * both) / 60;
  const rounds = /(\d+) rounds/.exec(amount)?.[1];
  if (rounds) return (Number(rounds) * SECONDS_A_ROUND * both) / 60;
  const [, sets, each = '1'] = /(\d+) times(?: (\d+))?/.exec(amount) ?? [];
  return sets ? (Number(sets) * Number(each) * SECONDS_EACH * both) / 60 : 2;
}

/** Returns the number of exercises and their total time: `3 exercises, 6 minutes`. */
export function effortOf(exercises: readonly { readonly frequency: string }[]): string {
  const minutes = exercises.reduce((sum, { frequency }) => sum + minutesOf(frequency), 0);
  const whole = Math.max(1, Math.round(minutes));
  const count = exercises.length === 1 ? '1 exercise' : `${exercises.length} exercises`;
  return `${count}, ${whole === 1 ? '1 minute' : `${whole} minutes`}`;
}
