import { signToken, verifyToken } from './access-token';

const claims = { sub: 'user', role: 'authenticated', exp: Math.floor(Date.now() / 1000) + 60, aal: 'aal1' };
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('verifies a token that it signed', async () => {
  expect(await verifyToken(await signToken(claims, 'secret'), 'secret')).toEqual(claims);
});

it.each<[string, (good: string) => string | Promise<string>]>([
  ['signed with another secret', () => signToken(claims, 'other')],
  ['expired', () => signToken({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 }, 'secret')],
  ['unsigned', (good) => `${good.split('.').slice(0, 2).join('.')}.`],
  ['without an algorithm', (good) => `${base64({ alg: 'none' })}.${good.split('.')[1]}.`],
  [
    'with changed claims',
    (good) => good.replace(/\.[^.]+\./, `.${base64({ ...claims, role: 'service_role' })}.`),
  ],
  ['of four parts', (good) => `${good}.x`],
  ['not a token', () => 'sb_publishable_x'],
  ['empty', () => ''],
])('refuses a token that is %s', async (_, change) => {
  const token = await change(await signToken(claims, 'secret'));
  expect(await verifyToken(token, 'secret')).toBeUndefined();
});

it.each([
  [{ role: 'authenticated', exp: claims.exp }],
  [{ sub: 'user', exp: claims.exp }],
  [{ sub: 'user', role: 'authenticated' }],
])('refuses the claims %j, which do not identify a person', async (some) => {
  const token = await signToken(some as typeof claims, 'secret');
  expect(await verifyToken(token, 'secret')).toBeUndefined();
});
