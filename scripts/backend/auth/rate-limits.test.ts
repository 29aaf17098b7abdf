import { testBackend } from '../testing/backend-process';

const limited = testBackend({
  rateLimits: { sign_in_sign_ups: 3, token_refresh: 2, token_verifications: 2, email_sent: 2 },
});

const statuses = async (path: string, body: object, times: number) => {
  const found: number[] = [];
  for (let index = 0; index < times; index++) {
    const response = await fetch(`${limited.url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: limited.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    found.push(response.status);
  }
  return found;
};

it('stops guessing of passwords, tokens and codes, and floods of mail', async () => {
  const email = 'demo@littlearches.example';
  const wrong = { email, password: 'wrong-password' };
  expect(await statuses('token?grant_type=password', wrong, 4)).toEqual([400, 400, 400, 429]);
  expect(await statuses('signup', wrong, 1)).toEqual([429]);
  expect(await statuses('token?grant_type=refresh_token', { refresh_token: 'x' }, 3)).toEqual([
    400, 400, 429,
  ]);
  const code = { type: 'recovery', email, token: '000000' };
  expect(await statuses('verify', code, 3)).toEqual([403, 403, 429]);
  expect((await statuses('recover', { email: 'nobody@families.example' }, 3)).at(-1)).toBe(429);
});

it('answers with the codes of the real auth server', async () => {
  const { error } = await limited
    .visitor()
    .auth.signInWithPassword({ email: 'x@y.example', password: 'wrong-one' });
  expect(error?.code).toBe('over_request_rate_limit');
  const recovery = await limited.visitor().auth.resetPasswordForEmail('x@y.example');
  expect(recovery.error?.code).toBe('over_email_send_rate_limit');
});
