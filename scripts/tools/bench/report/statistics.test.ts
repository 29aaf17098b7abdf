import { median, spread } from './statistics';
import { layOut } from './table';
import { describeTarget, target } from './target';

test.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('returns for %j the median %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('returns no median for no values', () => {
  expect(() => median([])).toThrow('no median');
});

test('returns the spread as a share of the smallest value', () => {
  expect(spread([100, 103, 101])).toBeCloseTo(0.03);
});

test('meets a target up to its printed limit, and misses it beyond', () => {
  expect(describeTarget(target('LCP a/c', 1.004, 1))).toBe('LCP a/c 1.00 (at most 1.00) ok');
  expect(describeTarget(target('rollback', 1.2, 1, ' s'))).toBe('rollback 1.20 s (at most 1.00 s) MISSED');
});

test('makes columns as wide as their widest cell', () => {
  expect(
    layOut([
      ['page', 'LCP'],
      ['a', '1200 ms'],
    ]),
  ).toEqual(['page       LCP', 'a      1200 ms']);
});
