import { createRateLimit } from './rate-limit';

it('allows so many requests per address and time window', () => {
  let time = 0;
  const limit = createRateLimit(2, 60, () => time);
  expect([limit.allows('a'), limit.allows('a'), limit.allows('a')]).toEqual([true, true, false]);
  expect(limit.allows('b')).toBe(true);
  time = 59_999;
  expect(limit.allows('a')).toBe(false);
  time = 60_000;
  expect(limit.allows('a')).toBe(true);
});
