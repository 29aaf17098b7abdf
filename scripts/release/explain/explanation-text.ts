import type { ReleaseStore } from '../store/store';
import { createExplain, type SourcePlace } from './explain';
import { parseFrame } from './frames';

/** Lines shown before and behind the one that a frame names. */
const AROUND = 5;

/** A place of the sources as one line: `remote-store/src/cart/cart.ts:12:5 in addToCart`. */
export function placeText({ file, line, column, function: name }: SourcePlace): string {
  return `${file}:${line}:${column}${name ? ` in ${name}` : ''}`;
}

/** The lines round a place; none where the source is not known. */
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

/** The place and its lines, for people. */
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

/** Explains each frame in one line: its place in the sources, or why that can't be said. */
export function createPlaceOf(store: ReleaseStore): (frame: string, version?: string) => Promise<string> {
  const explain = createExplain(store);
  return async (frame, version) => {
    const place = await explain(parseFrame(frame, version));
    return typeof place === 'string' ? place : placeText(place);
  };
}
