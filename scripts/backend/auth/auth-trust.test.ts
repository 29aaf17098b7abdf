import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { startBackendProcess, testBackend } from '../testing/backend-process';
import { createFamily, newAddress, newestLink, PASSWORD, spendNewestLink } from '../testing/test-families';

const LIMITS = { sign_in_sign_ups: 1000, token_verifications: 1000 };
const backend = testBackend({ rateLimits: LIMITS });

const signIn = (email: string, password = PASSWORD) =>
  backend.visitor().auth.signInWithPassword({ email, password });
const call = (path: string, init: RequestInit = {}, at = backend) =>
  fetch(at.url + path, {
    ...init,
    headers: { apikey: at.publishableKey, 'content-type': 'application/json', ...init.headers },
  });
const post = (path: string, body: object, at = backend) =>
  call(`/auth/v1/${path}`, { method: 'POST', body: JSON.stringify(body) }, at);

it('shows sessions to their owner only, who can end the others', async () => {
  const [one, other] = [await createFamily(backend), await createFamily(backend)];
  const elsewhere = backend.visitor();
  await elsewhere.auth.signInWithPassword({ email: one.email, password: PASSWORD });
  const list = async ({ client }: typeof one) => (await client.rpc('list_sessions')).data;
  const sessions = await list(one);
  // The link of the sign-up created a session too.
  expect(sessions.map(({ current }: { current: boolean }) => current)).toEqual([false, true, false]);
  expect(sessions[0]).toEqual({
    id: expect.any(String),
    device: expect.any(String),
    signed_in_at: expect.any(String),
    seen_at: expect.any(String),
    current: false,
  });
  expect(await list(other)).toHaveLength(2);
  expect((await one.client.auth.signOut({ scope: 'others' })).error).toBeNull();
  expect(await list(one)).toHaveLength(1);
  expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
  expect((await one.client.auth.getUser()).error).toBeNull();
  expect(await list(other)).toHaveLength(2);
  expect((await backend.visitor().rpc('list_sessions')).error?.code).toBe('42501');
});

describe('changing a password', () => {
  it('requires the current one, so that a stolen session cannot take the account over', async () => {
    const { client, email } = await createFamily(backend);
    const without = await client.auth.updateUser({ password: 'a-brand-new-one' });
    expect(without.error?.code).toBe('current_password_required');
    const wrong = await client.auth.updateUser({ password: 'a-brand-new-one', current_password: 'guess-1' });
    expect(wrong.error?.code).toBe('current_password_invalid');
    expect((await signIn(email, 'a-brand-new-one')).error?.code).toBe('invalid_credentials');
    const right = await client.auth.updateUser({ password: 'a-brand-new-one', current_password: PASSWORD });
    expect(right.error).toBeNull();
    expect((await signIn(email, 'a-brand-new-one')).error).toBeNull();
  });

  it('ends all sessions but the one that changed it', async () => {
    const { client, email } = await createFamily(backend);
    const other = backend.visitor();
    await other.auth.signInWithPassword({ email, password: PASSWORD });
    await client.auth.updateUser({ password: 'a-brand-new-one', current_password: PASSWORD });
    expect((await other.auth.refreshSession()).error?.status).toBe(400);
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  it('invalidates pending links in mails', async () => {
    const { client, email } = await createFamily(backend);
    await post('recover', { email });
    await client.auth.updateUser({ password: 'a-brand-new-one', current_password: PASSWORD });
    expect((await spendNewestLink(backend, email)).error?.code).toBe('otp_expired');
  });
});

describe('the existence of an account', () => {
  it('is not revealed by the duration of a failed sign-in', async () => {
    const delivered = await startBackendProcess({ rateLimits: LIMITS, withCostlyPasswords: true });
    const { email } = await createFamily(delivered);
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const measure = async (whom: 'known' | 'unknown', address: string) => {
      const started = performance.now();
      const given = { email: address, password: 'wrong-password' };
      const answer = await post('token?grant_type=password', given, delivered);
      expect(answer.status).toBe(400);
      times[whom].push(performance.now() - started);
    };
    // Alternates, so that a busy machine slows both alike.
    for (let turn = 0; turn < 9; turn++) {
      await measure('known', email);
      await measure('unknown', newAddress());
    }
    // The shortest time, which other work on the machine disturbed least.
    const ratio = Math.min(...times.known) / Math.min(...times.unknown);
    // The ratio was 20 before both were checked alike.
    expect(ratio).toBeGreaterThan(1 / 4);
    expect(ratio).toBeLessThan(4);
    await delivered.stop();
  });
});

describe('a password that bcrypt would truncate', () => {
  // 70 letters, 74 bytes: bcrypt reads one of the last letters in part and one not at all.
  const long = `${'a'.repeat(66)}éééé`;

  it('is refused at a sign-up and at a change', async () => {
    const { error } = await backend.visitor().auth.signUp({ email: newAddress(), password: long });
    expect(error?.code).toBe('validation_failed');
    const { client } = await createFamily(backend);
    const change = await client.auth.updateUser({ password: long, current_password: PASSWORD });
    expect(change.error?.code).toBe('validation_failed');
  });

  it('does not open an account whose password is its beginning', async () => {
    const email = newAddress();
    const whole = 'b'.repeat(72);
    await backend.visitor().auth.signUp({ email, password: whole });
    // Before the confirmation, the right password has a response of its own.
    expect((await signIn(email, whole)).error?.code).toBe('email_not_confirmed');
    expect((await signIn(email, `${whole}c`)).error?.code).toBe('invalid_credentials');
  });
});

it('makes links harder to guess than a code of six digits', async () => {
  const { email } = await createFamily(backend);
  await backend.visitor().auth.resetPasswordForEmail(email);
  const hash = (await newestLink(backend, email)).values.get('token_hash');
  const hashOf = (code: number) =>
    createHash('sha256')
      .update(`${email}${String(code).padStart(6, '0')}`)
      .digest('hex');
  for (let code = 0; code < 1_000_000; code++) {
    if (hashOf(code) === hash) throw new Error(`Six digits open the link: ${code}`);
    // Otherwise the next request finds a connection that the server has closed meanwhile.
    if (code % 10_000 === 0) await setImmediate();
  }
});

describe('responses', () => {
  it.each(['nothing', 'admin', '', 'token/../other', 'Signup'])(
    'have status 404 and a JSON body at unknown addresses (/auth/v1/%s), signed in or not',
    async (path) => {
      const { client } = await createFamily(backend);
      const token = (await client.auth.getSession()).data.session?.access_token;
      const signedIn: HeadersInit = { authorization: `Bearer ${token}` };
      for (const headers of [undefined, signedIn])
        for (const method of ['GET', 'POST']) {
          const answer = await call(`/auth/v1/${path}`, { method, headers });
          expect(answer.status).toBe(404);
          expect(await answer.json()).toMatchObject({ code: 404, msg: expect.any(String) });
        }
    },
  );

  it('forbid caches to store personal data', async () => {
    const { client, email } = await createFamily(backend);
    const token = (await client.auth.getSession()).data.session?.access_token;
    const headers = { authorization: `Bearer ${token}` };
    for (const [path, init] of [
      ['/auth/v1/user', {}],
      [
        '/auth/v1/token?grant_type=password',
        { method: 'POST', body: JSON.stringify({ email, password: PASSWORD }) },
      ],
      ['/rest/v1/children', {}],
      ['/rest/v1/profiles', {}],
      ['/functions/v1/getProfileWebsite', { method: 'POST', body: JSON.stringify({ email }) }],
      ['/mailbox.json', {}],
    ] as const) {
      const answer = await call(path, { ...init, headers });
      expect(`${path} ${answer.status} ${answer.headers.get('cache-control')}`).toBe(`${path} 200 no-store`);
    }
  });
});
