import * as v from 'valibot';

// Control characters, unpaired surrogates, line separators, and characters that change the direction of
// writing.
const UNPRINTABLE = '\\p{Cc}\\p{Cs}\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069';
// A visible character: neither blank, nor a mark on another character, nor a character without a shape.
const VISIBLE = '[^\\s\\p{C}\\p{M}\\p{Z}\\u115f\\u1160\\u2800\\u3164\\uffa0]';
const SHOWS = new RegExp(VISIBLE, 'u');

/** Matches one line of plain text, possibly without a visible character. */
export const PLAIN_LINE = new RegExp(`^[^${UNPRINTABLE}]*$`, 'u');
/** Matches one line of plain text with a visible character. */
export const VISIBLE_LINE = new RegExp(`^(?=.*?${VISIBLE})[^${UNPRINTABLE}]*$`, 'u');
const PLAIN_LINES = new RegExp(`^(?:[\\n\\t]|[^${UNPRINTABLE}])*$`, 'u');

/**
 * Schema of a text that a person writes into a field, without the blanks around it: one line, or several with
 * `lines`. Text without a visible character becomes an empty one, which is refused with the sentence `missing`.
 */
export function plainText({ missing, lines = false }: { missing?: string; lines?: boolean } = {}) {
  return v.pipe(
    v.string(),
    v.transform((text) => (SHOWS.test(text) ? text.replaceAll('\r\n', '\n').trim() : '')),
    v.check((text) => missing === undefined || text !== '', missing ?? ''),
    v.regex(
      lines ? PLAIN_LINES : PLAIN_LINE,
      'Some characters can’t be shown. Please delete the text and type it again.',
    ),
  );
}

/** Returns true when the database can store a text: it accepts neither NUL nor unpaired surrogates. */
export function isStorable(text: string): boolean {
  return !/[\0\p{Cs}]/u.test(text);
}

/**
 * Escapes foreign text for printing: it can't move the cursor of a terminal or begin a line of its own. With
 * `lines`, line ends stay.
 */
export function escapeUnprintable(text: string, { lines = false } = {}): string {
  return text.replace(new RegExp(`[${UNPRINTABLE}]`, 'gu'), (character) =>
    lines && (character === '\n' || character === '\t')
      ? character
      : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
