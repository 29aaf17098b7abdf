import { signToken, verifyToken } from './access-token';

const claims = { sub: 'user', role: 'authenticated', exp: Math.floor(Date.now() / 1000) + 60, aal: 'aal1' };

it('reads back what it signed', () => {
  expect(verifyToken(signToken(claims, 'secret'), 'secret')).toEqual(claims);
});

it.each([
  ['signed with another secret', signToken(claims, 'other')],
  ['expired', signToken({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 }, 'secret')],
  ['unsigned', `${signToken(claims, 'secret').split('.').slice(0, 2).join('.')}.`],
  [
    'with changed claims',
    signToken(claims, 'secret').replace(
      /\.[^.]+\./,
      `.${Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString('base64url')}.`,
    ),
  ],
  ['of four parts', `${signToken(claims, 'secret')}.x`],
  ['not a token', 'sb_publishable_x'],
])('refuses a token that is %s', (_, token) => {
  expect(verifyToken(token, 'secret')).toBeUndefined();
});
