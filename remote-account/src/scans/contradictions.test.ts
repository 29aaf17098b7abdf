import { sampleScans } from '@little-arches/contracts/testing';
import type { ReadyScan } from '@little-arches/contracts/values';
import { contradictionsOf } from './contradictions';

const [, , now, before] = sampleScans as [unknown, unknown, ReadyScan, ReadyScan];

it('returns nothing when all values are consistent', () => {
  expect(contradictionsOf(now, before)).toEqual([]);
  expect(contradictionsOf(now, undefined)).toEqual([]);
});

it.each<[string, Partial<ReadyScan>, RegExp]>([
  [
    'a foot that shrank',
    { left_foot: { ...now.left_foot, length_mm: 174 } },
    /left foot measured 4\smm less/,
  ],
  [
    'a better level with a flatter arch',
    { left_foot: { ...now.left_foot, arch_index: 0.34 } },
    /level is lower .* larger/,
  ],
  ['insoles of another level', { product_level: '2' }, /found level 1 and suggests insoles of level 2/],
])('explains %s', (_, changes, words) => {
  expect(contradictionsOf({ ...now, ...changes }, before)).toEqual([expect.stringMatching(words)]);
});
