/** The named character references that authors use, each before its character; HTML defines two thousand more. */
const NAMED = `
  amp & lt < gt > quot " apos ' hellip … ndash – mdash — bull • middot · lsquo ‘ rsquo ’ ldquo “ rdquo ” laquo « raquo »
  copy © reg ® trade ™ deg ° plusmn ± times × divide ÷ frac12 ½ frac14 ¼ frac34 ¾ sup2 ² sup3 ³ euro € pound £
  larr ← uarr ↑ rarr → darr ↓ hearts ♥ auml ä ouml ö uuml ü Auml Ä Ouml Ö Uuml Ü szlig ß eacute é egrave è agrave à
  ccedil ç ntilde ñ aring å oslash ø aelig æ`;

const words = NAMED.trim().split(/\s+/);
const characters = new Map(words.flatMap((name, index) => (index % 2 ? [] : [[name, words[index + 1]]])));
// These would be split as whitespace above.
characters.set('nbsp', '\u00a0').set('shy', '\u00ad');

/**
 * Decodes character references in Markdown text: both `&amp;` and `&#38;` become `&`. Unknown names stay unchanged.
 */
export function decodeReferences(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d*));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return characters.get(name) ?? whole;
      const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex ?? '', 16);
      const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : '\ufffd';
    },
  );
}
