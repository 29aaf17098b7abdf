/** Latin letters without an accent, and how they are written on keyboards that lack them. */
export const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
};

// Marks on other characters, apostrophes and hyphens.
const LEFT_OUT =
  /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f'`\u2018-\u201b\u2032\u02b9-\u02bc\u00ad\u2010-\u2015\u2212-]/g;

/**
 * Returns a text in the form in which names and stories are searched and ordered, so that `oneill`, `Zoe` and
 * `anna-lena` find O’Neill, Zoë and Annalena: lower case, without marks, apostrophes and hyphens, in plain letters.
 * `public.fold` of the database does the same (supabase/tests/fold.test.ts).
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(LEFT_OUT, '')
    .toLowerCase()
    .replace(/[ß-ŧ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replaceAll('ς', 'σ')
    .replace(/\s+/g, ' ')
    .trim();
}
