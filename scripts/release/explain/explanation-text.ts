import type { ReleaseStore } from '../store/store';
import { createExplain, type SourcePlace } from './explain';
import { parseFrame } from './frames';

/** Lines shown before and after the line of a frame. */
const AROUND = 5;

/** Returns a position as one line: `remote-store/src/cart/cart.ts:12:5 in addToCart`. */
export function placeText({ file, line, column, function: name }: SourcePlace): string {
  return `${file}:${line}:${column}${name ? ` in ${name}` : ''}`;
}

/** Returns the lines around a position; none without the source. */
export function linesAround({
  source,
  line,
}: SourcePlace): { readonly line: number; readonly text: string }[] {
  const lines = source?.split('\n') ?? [];
  const first = Math.max(line - AROUND, 1);
  return lines
    .slice(first - 1, line + AROUND)
    .map((text, at) => ({ line: first + at, text: text.slice(0, 200) }));
}

/** Returns a position and its lines, for people. */
export function placeLines(place: SourcePlace): string[] {
  const around = linesAround(place);
  const width = String(around.at(-1)?.line ?? '').length;
  return [
    placeText(place),
    ...around.map(({ line, text }) =>
      `${line === place.line ? '>' : ' '} ${String(line).padStart(width)} | ${text}`.trimEnd(),
    ),
  ];
}

/** Returns a function that explains a frame in one line: its position in the sources, or why it can't be found. */
export function createPlaceOf(store: ReleaseStore): (frame: string, version?: string) => Promise<string> {
  const explain = createExplain(store);
  return async (frame, version) => {
    const place = await explain(parseFrame(frame, version));
    return typeof place === 'string' ? place : placeText(place);
  };
}
