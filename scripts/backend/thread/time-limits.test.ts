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

it('gives a role without a limit the one of the role that signs in', () => {
  const limits = { authenticator: 8000, anon: 3000 };
  expect(timeLimitOf(limits, 'anon')).toBe(3000);
  expect(timeLimitOf(limits, 'service_role')).toBe(8000);
});

it('gives the auth server its own, whoever asks it: hashing a password takes a busy machine longer than 3 s', () => {
  expect(timeLimitOf({ authenticator: 8000, anon: 3000 }, AUTH_SERVER)).toBe(10_000);
});
