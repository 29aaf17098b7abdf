import { sampleProducts } from '@little-arches/contracts/testing';
import type { Product } from '@little-arches/contracts/values';
import { compareWithFit, describeFit, type Fit, isAsSuggested, sizeOf, sizeOnLevel } from './fit';

// Level 1, sizes 28 to 31; 30 is sold out.
const rocket = sampleProducts[1] as Product;
const scanned = (change: Partial<Fit> = {}): Fit => ({
  day: '2026-05-03',
  level: '1',
  length: 176.4,
  ...change,
});

it.each([
  ['as the scan says', scanned(), 29, 'level 1, as this insole is. EU 29 is the size it suggests.'],
  ['no size yet', scanned(), undefined, 'level 1, as this insole is. It suggests EU 29.'],
  ['another size', scanned(), 31, 'as this insole is. It suggests EU 29, and you chose EU 31.'],
  [
    'another level',
    scanned({ level: '2' }),
    29,
    'level 2, and this insole is level 1. EU 29 is the size it suggests.',
  ],
  ['a size that is sold out', scanned({ length: 181 }), 31, 'It suggests EU 30, which is sold out.'],
  ['a longer foot', scanned({ length: 262 }), 31, 'It measured 262 mm, longer than any size of this insole.'],
  ['no insole', scanned({ level: null }), 29, 'suggests no insole. EU 29 is the size it suggests.'],
])('rates how a product fits a scan: %s', (_what, scan, size, words) => {
  const said = compareWithFit('Emil', scan, rocket, size);
  expect(said).toMatch(/^Emil’s scan of 3 May 2026 suggests /);
  expect(said).toContain(words);
});

it('reports a missing scan, and omits sizes for a product without sizes', () => {
  expect(compareWithFit('Emil', null, rocket)).toBe(
    'There is no finished scan of Emil yet, so please look the size up.',
  );
  expect(compareWithFit('Emil', scanned(), { ...rocket, sizes: [] })).toBe(
    'Emil’s scan of 3 May 2026 suggests level 1, as this insole is.',
  );
});

it('suggests the smallest size that is long enough, up to its last millimetre', () => {
  expect([178, 178.1, 171].map((length) => sizeOf(scanned({ length }), rocket))).toEqual([29, 30, 28]);
  expect([sizeOf(null, rocket), sizeOf(scanned({ length: 300 }), rocket)]).toEqual([undefined, undefined]);
});

it('returns size and level as a short text', () => {
  const told = (fit: Fit) => describeFit(fit, sizeOnLevel(fit, sampleProducts));
  expect(told(scanned())).toBe('EU 29 · level 1');
  expect(told(scanned({ length: 300 }))).toBe('level 1');
  expect(told(scanned({ level: null }))).toBe('no insole suggested');
  expect([describeFit(null, undefined), describeFit(undefined, undefined)]).toEqual(['no scan yet', '']);
});

it('recognizes a product in the level and size that the scan suggests', () => {
  expect(isAsSuggested(scanned(), rocket, 29)).toBe(true);
  expect(isAsSuggested(scanned(), { ...rocket, sizes: [] }, undefined)).toBe(true);
  expect(isAsSuggested(scanned(), rocket, 30)).toBe(false);
  expect(isAsSuggested(scanned({ level: '2' }), rocket, 29)).toBe(false);
});
