import { readFileSync } from 'node:fs';
import path from 'node:path';

const faces =
  readFileSync(path.join(import.meta.dirname, 'base.css'), 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];

it('lets no text move when a font file arrives late', () => {
  const loaded = faces.filter((face) => face.includes('url('));
  expect(loaded).not.toEqual([]);
  for (const face of loaded) expect(face).toContain('font-display: optional;');
  const fallbacks = faces.filter((face) => !face.includes('url('));
  for (const face of fallbacks) expect(face).toMatch(/size-adjust: [\d.]+%;/);
});
