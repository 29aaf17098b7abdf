import { type Coding, chooseCoding } from './content-coding';

const all: readonly Coding[] = ['br', 'gzip', 'identity'];

it.each([
  // Headers of browsers, tools and proxies.
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip', 'gzip'],
  ['gzip,br', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['identity;q=1, *;q=0', 'identity'],
  // Weights.
  ['br;q=1.0', 'br'],
  ['br;q=1.000', 'br'],
  ['br;q=1', 'br'],
  ['br;q=1.', 'br'],
  ['br;q=0.001', 'br'],
  ['br ; q=0.5', 'br'],
  ['br;Q=0.5', 'br'],
  ['gzip;q=1.0, br;q=0.8', 'gzip'],
  ['gzip;q=0.8, br;q=1.0', 'br'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['br;q=0.5, identity;q=0.8', 'identity'],
  ['br;q=0', 'identity'],
  ['br;q=0.000', 'identity'],
  ['gzip;q=0', 'identity'],
  ['gzip;q=0, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  // Wildcards and exclusions.
  ['*', 'br'],
  ['*;q=0.1', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip, *;q=0', 'gzip'],
  ['identity;q=0, gzip', 'gzip'],
  ['identity;q=0, *', 'br'],
  ['identity;q=0, *;q=0.5', 'br'],
  ['identity;q=0', undefined],
  ['*;q=0', undefined],
  ['deflate, identity;q=0', undefined],
  ['*;q=0, identity;q=0.1', 'identity'],
  // Names and spellings.
  ['BR', 'br'],
  ['x-gzip', 'gzip'],
  ['deflate, zstd', 'identity'],
  ['brotli', 'identity'],
  ['br;q=2', 'identity'],
  ['br;q=0.0001', 'identity'],
  ['br;q=-1', 'identity'],
  ['br;q=high, gzip', 'gzip'],
  ['br gzip', 'identity'],
  [',, br ,', 'br'],
  [';q=1', 'identity'],
] as const)('answers accept-encoding %j with %s', (accepted, expected) => {
  expect(chooseCoding(accepted, all)).toBe(expected);
});

it('sends the best available coding', () => {
  expect(chooseCoding('br, gzip', ['identity'])).toBe('identity');
  expect(chooseCoding('br', ['gzip', 'identity'])).toBe('identity');
  expect(chooseCoding('gzip;q=0.1', ['gzip', 'identity'])).toBe('gzip');
  expect(chooseCoding('gzip, identity;q=0', ['identity'])).toBeUndefined();
});
