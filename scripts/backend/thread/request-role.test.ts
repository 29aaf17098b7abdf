import { signToken } from '../auth/access-token';
import { callerOf } from './request-role';

const keys = {
  jwtSecret: 'a secret of the test',
  secretKey: 'sb_secret_x',
  publishableKey: 'sb_publishable_x',
  stripeSecretKey: '',
  stripePublishableKey: '',
  stripeWebhookSecret: '',
};
const claims = { sub: 'user-1', role: 'authenticated', exp: Math.floor(Date.now() / 1000) + 60 };

it.each([
  ['/rest/v1/children', 'Bearer TOKEN', { role: 'authenticated', name: 'user-1' }],
  ['/rest/v1/children', 'Bearer forged', { role: 'anon', name: '127.0.0.1' }],
  ['/rest/v1/children', `Bearer ${keys.secretKey}`, { role: 'service_role', name: undefined }],
  ['/auth/v1/signup', '', { role: 'supabase_auth_admin', name: '127.0.0.1' }],
  ['/auth/v1/user', 'Bearer TOKEN', { role: 'supabase_auth_admin', name: 'user-1' }],
])('%s with %s', async (path, authorization, caller) => {
  const token = await signToken(claims, keys.jwtSecret);
  const headers = { authorization: authorization.replace('TOKEN', token) };
  const request = new Request(`http://127.0.0.1:54321${path}`, { headers });
  expect(await callerOf(request, '127.0.0.1', keys)).toEqual(caller);
});
