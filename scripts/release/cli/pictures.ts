import path from 'node:path';
import { errorsOf, RefusedError } from '../check/findings';
import { changedPixels, stateLine } from '../pictures/compare-state';
import { openPictures, type Pictures, type PicturesResult } from '../pictures/open-pictures';
import type { Plan } from '../plan';
import type { Rehearsal } from '../rehearse/open-rehearsal';
import type { Command, Outcome } from './command';

/**
 * Seconds for which pictures are compared; `all` applies when no visual change is expected, because every picture
 * must be compared.
 */
const SECONDS = { some: 60, all: 1800 };

type Options = Pick<Command, 'option' | 'flag' | 'dataDir' | 'channel' | 'log'>;

/** Opens the comparison of pictures for a command; undefined when none is requested. */
export function openCommandPictures(
  { option, flag, dataDir, channel, log }: Options,
  browser: Rehearsal['browser'],
  seconds = flag('expect-no-visual-change') ? SECONDS.all : SECONDS.some,
): Pictures | undefined {
  const mustBeSame = flag('expect-no-visual-change');
  const named = option('pictures');
  if (named === undefined && !mustBeSame) return undefined;
  const given = process.env.INIT_CWD ?? '';
  const file =
    named === undefined ? path.join(dataDir, `pictures-${channel}.html`) : path.resolve(given, named);
  return openPictures({ browser, file, mustBeSame, seconds, log });
}

/**
 * Throws a RefusedError when no visual change is expected but nothing was compared, for example because no site was
 * composed.
 */
export function mustBeCompared(
  { flag }: Pick<Command, 'flag'>,
  { moved }: Pick<Plan, 'moved'>,
  pictures: Pictures | undefined,
): void {
  const [one] = moved;
  if (!one || !flag('expect-no-visual-change') || pictures?.result()) return;
  const message = 'No pictures were compared: the pages were not composed.';
  const fix = 'Run npm start once, or set SUPABASE_URL and its companions.';
  throw new RefusedError([errorsOf(one.package, one.version)('visual-change', message, fix)]);
}

/** Returns the result of a command with a line for each compared state. */
export function withPictures(
  { json, text, ...rest }: Outcome,
  pictures: PicturesResult | undefined,
): Outcome {
  if (!pictures || pictures.states.length === 0) return { json, text, ...rest };
  const { file, states, left } = pictures;
  const lines = states.map((state) => `  ${stateLine(state)}`);
  const changed = states.filter((state) => changedPixels(state) > 0).length;
  const summary = `${changed} of ${states.length} states look different from what is live: ${file}`;
  const told = states.map(({ pictures: own, ...state }) => ({
    ...state,
    pictures: own.map(({ width, scheme, pixels, of }) => ({ width, scheme, pixels, of })),
  }));
  return {
    ...rest,
    json: { ...json, pictures: { file, states: told, left } },
    text: [...text, summary, ...lines],
  };
}
