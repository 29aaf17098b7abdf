import type { SourcePlace } from './explain';

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
