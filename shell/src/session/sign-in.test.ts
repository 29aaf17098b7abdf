import { STORAGE_KEY } from './stored-session';
import {
  authError,
  authenticated,
  mara,
  nobody,
  offline,
  profile,
  settle,
  setup,
  signedInSession,
  stored,
  withFreshBrowser,
} from './testing/session-fixture';

withFreshBrowser();

describe('signIn', () => {
  it('signs in with the password and reads the profile', async () => {
    const { subject, client } = setup();
    subject.start();
    await expect(subject.signIn({ email: mara.email, password: 'secret' })).resolves.toEqual({ ok: true });
    expect(client.signInWithPassword).toHaveBeenCalledWith({ email: mara.email, password: 'secret' });
    expect(subject.get()).toEqual(authenticated);
  });

  it.each([
    ['invalid_credentials', 400, 'invalid_credentials', /email or the password is not right/],
    ['email_not_confirmed', 400, 'invalid_credentials', /email or the password is not right/],
    ['over_request_rate_limit', 429, 'rate_limited', /Too many tries/],
    ['unexpected_failure', 500, 'unknown', /wrong on our side/],
  ])('answers %s with a sentence, logs it and changes nothing', async (code, status, expected, message) => {
    const { subject, client, logged, states } = setup();
    subject.start();
    states.length = 0;
    const error = authError(code, status);
    client.signInWithPassword.mockResolvedValueOnce({ error });
    await expect(subject.signIn({ email: mara.email, password: 'x' })).resolves.toEqual({
      ok: false,
      code: expected,
      message: expect.stringMatching(message),
    });
    expect(logged).toEqual([error]);
    expect(states).toEqual([]);
  });

  it.each([
    ['AuthRetryableFetchError', 503],
    // The client could not read the answer.
    ['AuthUnknownError', undefined],
  ])('does not call the server unreachable when it answered with %s and status %s', async (name, status) => {
    const { subject, client } = setup();
    client.signInWithPassword.mockResolvedValueOnce({
      error: Object.assign(new Error('No.'), { name, status }),
    });
    const outcome = await subject.signIn({ email: mara.email, password: 'x' });
    expect(outcome).toMatchObject({ code: 'unknown', message: expect.stringMatching(/wrong on our side/) });
  });

  it('reports that the server or the auth client cannot be reached', async () => {
    const { subject, client, loadClient } = setup();
    client.signInWithPassword.mockResolvedValueOnce({ error: offline });
    await expect(subject.signIn({ email: mara.email, password: 'x' })).resolves.toMatchObject({
      code: 'network',
    });
    const other = setup();
    other.loadClient.mockRejectedValueOnce(new Error('Loading chunk failed'));
    await expect(other.subject.signIn({ email: mara.email, password: 'x' })).resolves.toMatchObject({
      code: 'network',
    });
    expect(loadClient).toHaveBeenCalledTimes(1);
  });

  it('fails when the profile does not load', async () => {
    const { subject, logged } = setup({ answer: () => ({ status: 'error' }) });
    subject.start();
    await expect(subject.signIn({ email: mara.email, password: 'secret' })).resolves.toEqual({
      ok: false,
      code: 'unknown',
      message: 'You are signed in, but your profile could not be loaded. Try again.',
    });
    expect(subject.get()).toEqual(nobody());
    expect(logged).toHaveLength(1);
  });
});

describe('signOut', () => {
  it('signs out, resets to loading and ends with no one signed in, once', async () => {
    const { subject, states, logged } = await signedInSession();
    await expect(subject.signOut()).resolves.toEqual({ ok: true });
    await settle();
    expect(states).toEqual([{ status: 'loading' }, nobody('signed-out')]);
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
    expect(logged).toEqual([]);
  });

  it('clears the browser when the server cannot be reached, logs it and reports the sign-out as unconfirmed', async () => {
    const { subject, client, states, logged, listeners } = await signedInSession();
    client.signOut.mockResolvedValueOnce({ error: offline });
    await expect(subject.signOut()).resolves.toMatchObject({ ok: false, code: 'network' });
    await settle();
    expect(states).toEqual([{ status: 'loading' }, nobody('sign-out-unconfirmed')]);
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
    expect(logged).toEqual([offline]);
    expect(client.stopAutoRefresh).toHaveBeenCalledTimes(1);
    expect(listeners.size).toBe(0);
  });

  it('clears the browser even if the auth client can not be loaded', async () => {
    const { subject, loadClient } = setup({ session: stored });
    loadClient.mockRejectedValue(new Error('Loading chunk failed'));
    subject.start();
    await expect(subject.signOut()).resolves.toMatchObject({ ok: false });
    await settle();
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
    expect(subject.get()).toEqual(nobody('sign-out-unconfirmed'));
  });

  it('stays signed out when a profile answers late', async () => {
    let answerLate = (_: unknown) => {};
    const late = new Promise((resolve) => {
      answerLate = resolve;
    });
    const { subject } = setup({ session: stored, answer: () => late });
    subject.start();
    await settle();
    await subject.signOut();
    answerLate(profile);
    await settle();
    expect(subject.get()).toEqual(nobody('signed-out'));
  });
});

describe('signUp', () => {
  const input = {
    firstName: ' Mara ',
    lastName: 'Lindqvist ',
    email: mara.email,
    password: 'long enough',
    consent: 'parent-2026-11',
    returnTo: '/profile/scans',
  };

  it('sends the names joined by one space as display_name, the agreed text and the return address', async () => {
    const { subject, client } = setup();
    await expect(subject.signUp(input)).resolves.toEqual({ ok: true, confirm: true });
    expect(client.signUp).toHaveBeenCalledWith({
      email: mara.email,
      password: 'long enough',
      options: {
        data: { display_name: 'Mara Lindqvist', consent: 'parent-2026-11' },
        emailRedirectTo: 'http://localhost:3000/profile/scans',
      },
    });
  });

  it("answers 'This user already exists' for a user without identities", async () => {
    const { subject, client } = setup();
    const data = { user: { ...mara, identities: [] }, session: null };
    client.signUp.mockResolvedValueOnce({ data, error: null });
    await expect(subject.signUp(input)).resolves.toEqual({
      ok: false,
      code: 'user_exists',
      message: 'This user already exists',
    });
  });

  it.each([
    ['user_already_exists', 422, 'user_exists', 'This user already exists'],
    ['email_exists', 422, 'user_exists', 'This user already exists'],
    ['weak_password', 422, 'weak_password', 'Choose a longer password: at least 8 characters.'],
    ['over_email_send_rate_limit', 429, 'rate_limited', 'Too many tries. Wait a minute, then try again.'],
  ])('answers %s with its sentence and logs it', async (code, status, expected, message) => {
    const { subject, client, logged } = setup();
    const error = authError(code, status);
    client.signUp.mockResolvedValueOnce({ data: { user: null, session: null }, error });
    await expect(subject.signUp(input)).resolves.toEqual({ ok: false, code: expected, message });
    expect(logged).toEqual([error]);
  });

  it('signs in at once when no mail must be confirmed', async () => {
    const { subject, client } = setup();
    client.signUp.mockImplementationOnce(async () => {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
      return { data: { user: { ...mara, identities: [{}] }, session: stored }, error: null };
    });
    await expect(subject.signUp(input)).resolves.toEqual({ ok: true, confirm: false });
    expect(subject.get()).toEqual(authenticated);
  });

  it.each([null, '//evil.example', '.evil.example', '@evil.example', '/auth/sign-in'])(
    'lets no mail lead to %j',
    async (returnTo) => {
      const { subject, client } = setup();
      await subject.signUp({ ...input, returnTo });
      await subject.resendConfirmation(mara.email, returnTo);
      const options = expect.objectContaining({ emailRedirectTo: 'http://localhost:3000/profile' });
      expect(client.signUp).toHaveBeenCalledWith(expect.objectContaining({ options }));
      expect(client.resend).toHaveBeenCalledWith(expect.objectContaining({ options }));
    },
  );
});
