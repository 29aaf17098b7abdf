import { createAuthLimits } from './auth-limits';

it('counts password changes as sign-ins, and an IPv6 network as one caller', () => {
  const limits = createAuthLimits({
    sign_in_sign_ups: 2,
    token_refresh: 9,
    token_verifications: 9,
    email_sent: 9,
  });
  const put = new Request('http://backend.example/auth/v1/user', { method: 'PUT', body: '{}' });
  const get = new Request('http://backend.example/auth/v1/user');
  const statuses = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2::3', '2001:db8:1:3::1'].map(
    (peer) => limits.refusal(put, peer)?.status,
  );
  expect(statuses).toEqual([undefined, undefined, 429, undefined]);
  expect(limits.refusal(get, '2001:db8:1:2::1')).toBeUndefined();
});
