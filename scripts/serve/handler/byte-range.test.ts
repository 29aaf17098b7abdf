import fc from 'fast-check';
import { chooseRange, rangeCounts } from './byte-range';

it.each([
  [undefined, 'whole'],
  ['', 'whole'],
  // Safari requests the first two bytes before it plays a video.
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=99-', { first: 99, last: 99 }],
  ['bytes=90-1000', { first: 90, last: 99 }],
  ['Bytes = 5 - 6', { first: 5, last: 6 }],
  ['bytes=-1', { first: 99, last: 99 }],
  ['bytes=-100', { first: 0, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=99999999999999999999-', 'unsatisfiable'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=0-1,', 'whole'],
  ['bytes=6-5', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=', 'whole'],
  ['bytes', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=--1', 'whole'],
  ['bytes=0x1-2', 'whole'],
  ['items=0-1', 'whole'],
])('reads the range of 100 bytes %j as %j', (header, expected) => {
  expect(chooseRange(header, 100)).toEqual(expected);
});

it.each(['bytes=0-', 'bytes=0-0', 'bytes=-1'])('returns no part of an empty content: %s', (header) => {
  expect(chooseRange(header, 0)).toBe('unsatisfiable');
});

it('returns no bytes outside the content, for any range', () => {
  const number = fc.oneof(fc.constant(''), fc.nat().map(String), fc.bigInt({ min: 0n }).map(String));
  fc.assert(
    fc.property(number, number, fc.nat(1000), (first, last, size) => {
      const range = chooseRange(`bytes=${first}-${last}`, size);
      if (typeof range === 'string') return;
      expect(range.first).toBeGreaterThanOrEqual(0);
      expect(range.first).toBeLessThanOrEqual(range.last);
      expect(range.last).toBeLessThan(size);
    }),
  );
});

it.each([
  [undefined, true],
  ['"abc"', true],
  [' "abc" ', true],
  ['"other"', false],
  ['W/"abc"', false],
  ['Sun, 22 Nov 2026 10:00:00 GMT', false],
  ['', false],
])('applies the range with if-range %j: %s', (ifRange, expected) => {
  expect(rangeCounts(ifRange, '"abc"')).toBe(expected);
});
