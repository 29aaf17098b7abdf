import { readReleaseNotBefore } from './release-owners';

const owners = new Map([['shell', 'a'.repeat(64)]]);

it('reads the times before which pointers are refused', () => {
  const read = readReleaseNotBefore(
    'production=2026-11-27T09:00:00Z, staging=2026-01-01T00:00:00.000Z',
    owners,
  );
  expect([...read]).toEqual([
    ['production', '2026-11-27T09:00:00.000Z'],
    ['staging', '2026-01-01T00:00:00.000Z'],
  ]);
  expect(readReleaseNotBefore(undefined, new Map()).size).toBe(0);
});

it.each([
  ['2026-11-27T09:00:00Z', 'must name channels with a time'],
  ['production=yesterday', 'must name channels with a time'],
  ['production=2026-13-27T09:00:00Z', 'must name channels with a time'],
  ['production=2026-11-27T09:00:00Z,', "holds ''"],
])('refuses %s', (text, message) => {
  expect(() => readReleaseNotBefore(text, owners)).toThrow(message);
});

it('refuses a time without owners, because unsigned pointers have none', () => {
  expect(() => readReleaseNotBefore('production=2026-11-27T09:00:00Z', new Map())).toThrow('RELEASE_OWNERS');
});
