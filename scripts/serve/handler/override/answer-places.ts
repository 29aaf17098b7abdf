import { PLACES_PATH } from '@little-arches/contracts/formats/page';
import { securityHeaders } from '@little-arches/release/site/security-headers';
import { type Answer, type Asked, refusal, textAnswer } from '../answer';
import type { Target } from '../parse-target';
import type { PageContext } from './page-context';

/** Returns in one line the position of a stack frame in the sources, or why it is unknown. */
export type PlaceOf = (frame: string, version?: string) => Promise<string>;

/** Maximum number of frames, the same as in a report. */
const MOST_FRAMES = 10;
/** Requests that are answered at the same time. */
const MOST_AT_ONCE = 4;
let underWay = 0;

/**
 * Answers the QA panel with the source positions of stack frames: file, line and function, never the source text.
 * Returns undefined for other addresses, when the channel allows no tools, and on servers without source maps.
 */
export async function answerPlaces(
  { site, policy }: Omit<PageContext, 'source'>,
  placeOf: PlaceOf | undefined,
  asked: Asked,
  { pathname, search }: Target,
): Promise<Answer | undefined> {
  if (pathname !== PLACES_PATH || !placeOf || !site.overridable?.()) return undefined;
  const headers = { ...securityHeaders(site.config, policy), 'cache-control': 'no-store' };
  const parameters = new URLSearchParams(search);
  const frames = parameters.getAll('frame').slice(0, MOST_FRAMES);
  if (underWay >= MOST_AT_ONCE) return refusal(asked, 503, 'Too many ask at once: try again.', headers);
  underWay++;
  try {
    const places: string[] = [];
    for (const frame of frames) places.push(await placeOf(frame, parameters.get('version') ?? undefined));
    const json = { ...headers, 'content-type': 'application/json' };
    return textAnswer(asked, 200, JSON.stringify({ places }), json);
  } finally {
    underWay--;
  }
}
