import { createAccountLimits, createAuthLimits } from './auth-limits';

const HOME = '203.0.113.7';
const [MARA, NILS] = ['mara@family.example', 'nils@family.example'];

describe('wrong passwords', () => {
  it('close an account for strangers, from however many lines they come', () => {
    const { passwords } = createAccountLimits();
    for (let turn = 0; turn < 20; turn += 1) {
      expect(passwords.isOpen(MARA, `198.51.100.${turn}`)).toBe(true);
      passwords.wrong(MARA, `198.51.100.${turn}`);
    }
    expect(passwords.isOpen(` ${MARA.toUpperCase()} `, '192.0.2.1')).toBe(false);
    expect(passwords.isOpen(NILS, '192.0.2.1')).toBe(true);
  });

  it('limits a stranger’s wrong passwords apart from a network that signed in before', () => {
    const { passwords } = createAccountLimits();
    passwords.right(MARA, HOME);
    for (let turn = 0; turn < 30; turn += 1) passwords.wrong(MARA, '192.0.2.1');
    expect(passwords.isOpen(MARA, '192.0.2.1')).toBe(false);
    expect(passwords.isOpen(MARA, HOME)).toBe(true);
    for (let turn = 0; turn < 20; turn += 1) passwords.wrong(MARA, HOME);
    expect(passwords.isOpen(MARA, HOME)).toBe(false);
    expect(passwords.isOpen(NILS, HOME)).toBe(true);
  });

  it('count all addresses of one IPv6 line as one', () => {
    const { passwords } = createAccountLimits();
    passwords.right(MARA, '2001:db8:1:2::1');
    for (let turn = 0; turn < 20; turn += 1) passwords.wrong(MARA, '192.0.2.1');
    expect(passwords.isOpen(MARA, '2001:db8:1:2:aaaa::9')).toBe(true);
    expect(passwords.isOpen(MARA, '2001:db8:1:3::1')).toBe(false);
  });
});

it('voids the links of an account at the tenth wrong code, not of another', () => {
  const { codes } = createAccountLimits();
  const voids = Array.from({ length: 10 }, () => codes.voidsAt(MARA));
  expect(voids).toEqual([...Array(9).fill(false), true]);
  expect(codes.voidsAt(NILS)).toBe(false);
});

it('counts a new password at the limit of sign-ins, and an IPv6 line as one caller', () => {
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
