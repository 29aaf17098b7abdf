import { AUTH_SERVER, parseTimeout, timeLimitOf } from './time-limits';

it.each([
  ['8s', 8000],
  ['3000', 3000],
  ['500 ms', 500],
  ['2min', 120_000],
  // 0 is no limit of the role: the project's own holds.
  ['0', 120_000],
])('reads a statement_timeout of %s', (text, milliseconds) => {
  expect(parseTimeout(text)).toBe(milliseconds);
});

it('uses the limit of the role that signs in for a role without one', () => {
  const limits = { authenticator: 8000, anon: 3000 };
  expect(timeLimitOf(limits, 'anon')).toBe(3000);
  expect(timeLimitOf(limits, 'service_role')).toBe(8000);
});

it('uses a limit of its own for the auth server, no matter who asks it: hashing a password takes a busy machine longer than 3 s', () => {
  expect(timeLimitOf({ authenticator: 8000, anon: 3000 }, AUTH_SERVER)).toBe(10_000);
});
