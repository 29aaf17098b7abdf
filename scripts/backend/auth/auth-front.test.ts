import * as v from 'valibot';
import { SITE_URL, testBackend } from '../testing/backend-process';
import { createFamily, newAddress, newestLink, PASSWORD, spendNewestLink } from '../testing/test-families';

const backend = testBackend();

const signUp = (email: string, emailRedirectTo?: string) =>
  backend.visitor().auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { display_name: 'Kim Test' }, emailRedirectTo },
  });
const signIn = (email: string, password = PASSWORD) =>
  backend.visitor().auth.signInWithPassword({ email, password });
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const claimsSchema = v.record(v.string(), v.unknown());
const claimsOf = (token: string) =>
  v.parse(claimsSchema, JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));

describe('signing up', () => {
  it('answers a new address with a user without a session and sends one mail', async () => {
    const email = newAddress();
    const { data, error } = await signUp(email);
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.identities).toHaveLength(1);
    const mails = await backend.mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Please confirm your email for Little Arches']);
    expect(mails[0]?.text).toContain('Confirm my email');
  });

  it('answers a confirmed address with a made-up user without identities, and sends no mail', async () => {
    const { email, id } = await createFamily(backend);
    const before = (await backend.mailsTo(email)).length;
    const { data, error } = await signUp(email.toUpperCase());
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.identities).toEqual([]);
    expect(data.user?.user_metadata).toEqual({ display_name: 'Kim Test' });
    expect(data.user?.id).not.toBe(id);
    expect(await backend.mailsTo(email)).toHaveLength(before);
    expect((await signIn(email)).error).toBeNull();
  });

  it('sends the mail to an unconfirmed address again and keeps the first password', async () => {
    const email = newAddress();
    await signUp(email);
    await pause(1100);
    const again = await backend.visitor().auth.signUp({ email, password: 'another-password' });
    expect(again.error).toBeNull();
    expect(again.data.user?.identities).toHaveLength(1);
    expect(await backend.mailsTo(email)).toHaveLength(2);
    await spendNewestLink(backend, email);
    expect((await signIn(email, 'another-password')).error?.code).toBe('invalid_credentials');
    expect((await signIn(email)).error).toBeNull();
  });

  it.each([
    'kim\u200b@families.example',
    '\u202akim@families.example\u202c',
    '<kim@families.example>',
    'kim@',
  ])('refuses the address %j, which no one can type, as the caller’s fault', async (email) => {
    const { error } = await signUp(email);
    expect([error?.code, error?.status]).toEqual(['validation_failed', 400]);
  });

  it('refuses a short password', async () => {
    const { error } = await backend.visitor().auth.signUp({ email: newAddress(), password: 'seven77' });
    expect(error?.code).toBe('weak_password');
  });
});

describe('the link of the confirmation mail', () => {
  it('leads to the page of the site that uses it, and from there to the address named at the sign-up', async () => {
    const email = newAddress();
    await signUp(email, `${SITE_URL}/store`);
    const { page, values } = await newestLink(backend, email);
    expect(page).toBe(`${SITE_URL}/auth/confirm`);
    expect(values.get('type')).toBe('email');
    expect(values.get('redirect_to')).toBe(`${SITE_URL}/store`);
  });

  it.each(['email', 'signup'] as const)('works once, as type %s, for a signed-up person', async (type) => {
    const email = newAddress();
    await signUp(email);
    const token_hash = (await newestLink(backend, email)).values.get('token_hash') ?? '';
    const spend = () => backend.visitor().auth.verifyOtp({ token_hash, type });
    const { data, error } = await spend();
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { email_verified: true } });
    expect(claimsOf(data.session?.access_token ?? '').amr).toEqual([
      { method: 'otp', timestamp: expect.any(Number) },
    ]);
    expect((await spend()).error).toMatchObject({ code: 'otp_expired', status: 403 });
    expect((await signIn(email)).error).toBeNull();
  });

  it('expires after a newer one was sent', async () => {
    const email = newAddress();
    await signUp(email);
    const token_hash = (await newestLink(backend, email)).values.get('token_hash') ?? '';
    await pause(1100);
    await backend.visitor().auth.resend({ type: 'signup', email });
    const { error } = await backend.visitor().auth.verifyOtp({ token_hash, type: 'email' });
    expect(error?.code).toBe('otp_expired');
    expect((await spendNewestLink(backend, email)).error).toBeNull();
  });

  it('is refused as a link of another type', async () => {
    const email = newAddress();
    await signUp(email);
    const token_hash = (await newestLink(backend, email)).values.get('token_hash') ?? '';
    for (const type of ['recovery', 'email_change'] as const)
      expect((await backend.visitor().auth.verifyOtp({ token_hash, type })).error?.code).toBe('otp_expired');
  });
});

describe('resending the confirmation mail', () => {
  const resend = (email: string) =>
    backend.visitor().auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: `${SITE_URL}/checkout` },
    });

  it('sends a link that works, to the requested address', async () => {
    const email = newAddress();
    await signUp(email);
    await pause(1100);
    expect((await resend(email)).error).toBeNull();
    expect(await backend.mailsTo(email)).toHaveLength(2);
    const link = await newestLink(backend, email);
    expect(link.values.get('redirect_to')).toBe(`${SITE_URL}/checkout`);
    expect((await spendNewestLink(backend, email)).error).toBeNull();
    expect((await signIn(email)).error).toBeNull();
  });

  it('responds alike to an unknown and to a confirmed address, and sends nothing', async () => {
    const { email } = await createFamily(backend);
    const before = (await backend.mailsTo(email)).length;
    expect((await resend(email)).error).toBeNull();
    expect((await resend('nobody@families.example')).error).toBeNull();
    expect(await backend.mailsTo(email)).toHaveLength(before);
    expect(await backend.mailsTo('nobody@families.example')).toEqual([]);
  });
});

describe('signing in', () => {
  it('has different errors for a right and a wrong password before the confirmation', async () => {
    const email = newAddress();
    await signUp(email);
    expect((await signIn(email)).error?.code).toBe('email_not_confirmed');
    expect((await signIn(email, 'wrong-password')).error?.code).toBe('invalid_credentials');
  });

  it('fails alike for an unknown address and a wrong password', async () => {
    const { email } = await createFamily(backend);
    const [wrong, unknown] = [await signIn(email, 'wrong-password'), await signIn(newAddress())];
    expect(wrong.error?.code).toBe('invalid_credentials');
    expect(unknown.error?.message).toBe(wrong.error?.message);
  });

  it('returns a token with the claims of the real auth server, also after a refresh', async () => {
    const { email, id } = await createFamily(backend, 'Kim Test');
    const visitor = backend.visitor();
    const { data } = await visitor.auth.signInWithPassword({ email, password: PASSWORD });
    const claims = claimsOf(data.session?.access_token ?? '');
    expect(claims).toMatchObject({
      iss: `${backend.url}/auth/v1`,
      sub: id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: expect.objectContaining({ display_name: 'Kim Test' }),
      is_anonymous: false,
    });
    const refreshed = await visitor.auth.refreshSession();
    const { iat, exp, ...stable } = claims;
    expect(claimsOf(refreshed.data.session?.access_token ?? '')).toMatchObject(stable);
    expect([typeof iat, typeof exp]).toEqual(['number', 'number']);
  });
});

describe('a forgotten password', () => {
  it('replaces a forgotten password through the link of the mail', async () => {
    const { email } = await createFamily(backend);
    await backend.visitor().auth.resetPasswordForEmail(email);
    const [mail] = await backend.mailsTo(email);
    expect(mail?.subject).toBe('Set a new password for Little Arches');
    const link = await newestLink(backend, email);
    expect(link.values.get('type')).toBe('recovery');
    const client = backend.visitor();
    await client.auth.verifyOtp({
      token_hash: link.values.get('token_hash') ?? '',
      type: 'recovery',
    });
    expect((await client.auth.updateUser({ password: PASSWORD })).error?.code).toBe('same_password');
    expect((await client.auth.updateUser({ password: 'a-brand-new-one' })).error).toBeNull();
    expect((await signIn(email)).error?.code).toBe('invalid_credentials');
    expect((await signIn(email, 'a-brand-new-one')).error).toBeNull();
  });

  it('responds alike to a forgotten password of an unknown address', async () => {
    const { error } = await backend.visitor().auth.resetPasswordForEmail('nobody@families.example');
    expect(error).toBeNull();
    expect(await backend.mailsTo('nobody@families.example')).toEqual([]);
  });
});

describe('requests from another origin', () => {
  it('are allowed to the auth server and the data API', async () => {
    const preflight = await fetch(`${backend.url}/auth/v1/token`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3001',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,authorization,content-type,x-client-info',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('apikey');
    const answer = await fetch(`${backend.url}/rest/v1/children`, {
      headers: { origin: 'http://localhost:3001' },
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('are refused by the mailbox', async () => {
    const answer = await fetch(`${backend.url}/mailbox.json`, {
      headers: { origin: 'http://localhost:3001' },
    });
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
  });
});
