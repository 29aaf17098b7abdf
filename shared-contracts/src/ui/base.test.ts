import { readFileSync } from 'node:fs';
import path from 'node:path';

const faces =
  readFileSync(path.join(import.meta.dirname, 'base.css'), 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];
const brand = faces.filter((face) => face.includes('"Nunito Variable"'));
const latin = brand.filter((face) => face.includes('nunito-latin-wght'));
const further = brand.filter((face) => !latin.includes(face));

/** Returns whether a face's `unicode-range` has the letter. */
function covers(face: string, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(
    ([, first = '', last = first]) => Number.parseInt(first, 16) <= code && code <= Number.parseInt(last, 16),
  );
}

it('lets no text move when its font arrives late', () => {
  expect(latin).toEqual([expect.stringContaining('font-display: optional;')]);
  const fallbacks = faces.filter((face) => !brand.includes(face));
  for (const face of fallbacks) expect(face).toMatch(/size-adjust: [\d.]+%;/);
});

it.each(['Łucja', 'İpek', 'Nguyễn', 'Şule', 'Žofie'])('shows %s in one font', (name) => {
  for (const letter of name) expect(brand.some((face) => covers(face, letter))).toBe(true);
});

it('loads no further file for the letters of Latin-1', () => {
  for (const letter of 'Jürgen François Åsa Zoë')
    expect(further.filter((face) => covers(face, letter))).toEqual([]);
});
