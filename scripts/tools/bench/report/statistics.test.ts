import { median, spread } from './statistics';
import { layOut } from './table';
import { describeTarget, target } from './target';

test.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('returns no median of nothing', () => {
  expect(() => median([])).toThrow('no median');
});

test('spread is a share of the smallest value', () => {
  expect(spread([100, 103, 101])).toBeCloseTo(0.03);
});

test('a target is met up to its limit as printed, and missed beyond', () => {
  expect(describeTarget(target('LCP a/c', 1.004, 1))).toBe('LCP a/c 1.00 (at most 1.00) ok');
  expect(describeTarget(target('rollback', 1.2, 1, ' s'))).toBe('rollback 1.20 s (at most 1.00 s) MISSED');
});

test('columns are as wide as their widest cell', () => {
  expect(
    layOut([
      ['page', 'LCP'],
      ['a', '1200 ms'],
    ]),
  ).toEqual(['page       LCP', 'a      1200 ms']);
});
