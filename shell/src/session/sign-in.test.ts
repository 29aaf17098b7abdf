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

  it('lets someone sign in again', async () => {
    const { subject, client } = await signedInSession();
    client.signOut.mockResolvedValueOnce({ error: offline });
    await subject.signOut();
    await expect(subject.signIn({ email: mara.email, password: 'secret' })).resolves.toEqual({ ok: true });
    expect(subject.get()).toEqual(authenticated);
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
