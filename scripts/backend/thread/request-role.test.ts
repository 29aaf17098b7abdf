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
const token = signToken(
  { sub: 'user-1', role: 'authenticated', exp: Date.now() / 1000 + 60 },
  keys.jwtSecret,
);

it.each([
  ['/rest/v1/children', `Bearer ${token}`, { role: 'authenticated', name: 'user-1' }],
  ['/rest/v1/children', 'Bearer forged', { role: 'anon', name: '127.0.0.1' }],
  ['/rest/v1/children', `Bearer ${keys.secretKey}`, { role: 'service_role', name: undefined }],
  ['/auth/v1/signup', '', { role: 'supabase_auth_admin', name: '127.0.0.1' }],
  ['/auth/v1/user', `Bearer ${token}`, { role: 'supabase_auth_admin', name: 'user-1' }],
])('%s with %s', (path, authorization, caller) => {
  const request = new Request(`http://127.0.0.1:54321${path}`, { headers: { authorization } });
  expect(callerOf(request, '127.0.0.1', keys)).toEqual(caller);
});
