import { createBackendError } from '@little-arches/contracts/backend';
import { STORAGE_KEY } from './stored-session';
import {
  authError,
  authenticated,
  changedByOtherTab,
  kim,
  kimStored,
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

describe('the start', () => {
  it('is loading until the session is read', () => {
    expect(setup({ session: stored }).subject.get()).toEqual({ status: 'loading' });
  });

  it('detects a visitor without loading the auth client', async () => {
    const { subject, loadClient, logged } = setup();
    subject.start();
    expect(subject.get()).toEqual(nobody());
    await settle();
    expect(loadClient).not.toHaveBeenCalled();
    expect(logged).toEqual([]);
  });

  it('detects a visitor without loading the auth client when storage is forbidden', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { subject } = setup();
    subject.start();
    expect(subject.get()).toEqual(nobody());
  });

  it("is authenticated once the profile of the session's email is loaded", async () => {
    const { subject, calls, states } = setup({ session: stored });
    subject.start();
    expect(subject.get()).toEqual({ status: 'loading' });
    await settle();
    expect(states).toEqual([authenticated]);
    expect(calls).toEqual([['token-1', 'getProfileWebsite', { email: mara.email }, { as: 'user' }]]);
  });

  it('accepts a profile without names, role and group', async () => {
    const data = { first_name: null, last_name: null, group_id: null, role: null };
    const { subject } = setup({ session: stored, answer: () => ({ status: 'success', data }) });
    subject.start();
    await settle();
    expect(subject.get()).toEqual({
      status: 'authenticated',
      user: { ...mara, firstName: '', lastName: '', role: null, groupId: null },
    });
  });

  it.each([
    ['a profile call that fails', () => Promise.reject(createBackendError('Down', 503)), 'Down'],
    [
      'a profile status other than success',
      () => ({ status: 'error', message: 'No such profile' }),
      'The profile call failed: No such profile',
    ],
    ['one without a message', () => ({ status: 'pending', data: null }), 'The profile call failed: pending'],
    ['success without data', () => ({ status: 'success', message: 'ok' }), 'The profile call failed: ok'],
    [
      'an answer of another shape',
      () => ({ status: 'success', data: { first_name: 7 } }),
      "getProfileWebsite answered something unexpected at 'data.first_name'",
    ],
  ])('is unauthenticated after %s, and logs it', async (_, answer, message) => {
    const { subject, logged } = setup({ session: stored, answer });
    subject.start();
    await settle();
    expect(subject.get()).toEqual(nobody());
    expect(subject.unread.get()).toBe(true);
    expect(logged).toEqual([expect.objectContaining({ message })]);
  });

  it('is unauthenticated after a session error, and logs it', async () => {
    const { subject, client, logged } = setup({ session: stored });
    client.getSession.mockResolvedValueOnce({ data: { session: null }, error: offline });
    subject.start();
    await settle();
    expect(subject.get()).toEqual(nobody());
    expect(subject.unread.get()).toBe(true);
    expect(logged).toEqual([offline]);
  });

  it('reads a failed profile again on request, and reports the failure', async () => {
    const answer = jest.fn().mockRejectedValueOnce(createBackendError('Down', 503)).mockReturnValue(profile);
    const { subject } = setup({ session: stored, answer });
    subject.start();
    await settle();
    const told = jest.fn();
    subject.unread.subscribe(told);
    await subject.readAgain();
    expect(subject.get()).toEqual(authenticated);
    expect(subject.unread.get()).toBe(false);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('renews a token that the profile call refused, and calls once more', async () => {
    const answer = jest
      .fn()
      .mockRejectedValueOnce(createBackendError('JWT expired', 401))
      .mockReturnValue(profile);
    const { subject, client } = setup({ session: stored, answer });
    subject.start();
    await settle();
    expect(subject.get()).toEqual(authenticated);
    expect(client.refreshSession).toHaveBeenCalledTimes(1);
  });

  it('reports within seconds that a token is not renewed, and continues once it is', async () => {
    jest.useFakeTimers();
    const { subject, client, tell } = setup({ session: stored });
    client.getSession.mockReturnValueOnce(new Promise(() => {}));
    subject.start();
    await jest.advanceTimersByTimeAsync(6000);
    expect(subject.unread.get()).toBe(true);
    tell('TOKEN_REFRESHED');
    await jest.advanceTimersByTimeAsync(0);
    jest.useRealTimers();
    await settle();
    expect(subject.get()).toEqual(authenticated);
  });

  it('finds no one, and no failure, when the server has ended the session of a refused profile call', async () => {
    const answer = () => Promise.reject(createBackendError('No such user', 404));
    const { subject, client } = setup({ session: stored, answer });
    client.getUser.mockResolvedValueOnce({ error: authError('session_not_found', 403) });
    subject.start();
    await settle();
    expect(subject.get()).toEqual(nobody());
    expect(subject.unread.get()).toBe(false);
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  it('is unauthenticated when the stored session has expired', async () => {
    const { subject, client } = setup({ session: stored });
    client.getSession.mockImplementationOnce(async () => {
      localStorage.removeItem(STORAGE_KEY);
      return { data: { session: null }, error: null };
    });
    subject.start();
    await settle();
    expect(subject.get()).toEqual(nobody());
    expect(subject.unread.get()).toBe(false);
  });

  it('is unauthenticated when the auth client does not load, and the next action tries again', async () => {
    const { subject, loadClient, logged } = setup({ session: stored });
    loadClient.mockRejectedValueOnce(new Error('Loading chunk auth-client failed'));
    subject.start();
    await settle();
    expect(subject.get()).toEqual(nobody());
    expect(logged).toHaveLength(1);
    await expect(subject.signIn({ email: mara.email, password: 'secret' })).resolves.toEqual({ ok: true });
    expect(loadClient).toHaveBeenCalledTimes(2);
  });

  it('never logs a value of the profile', async () => {
    const answer = () => ({ status: 'success', data: { first_name: 'Mara', last_name: ['Lindqvist'] } });
    const { subject, logged } = setup({ session: stored, answer });
    subject.start();
    await settle();
    expect(JSON.stringify(logged, Object.getOwnPropertyNames(logged[0]))).not.toMatch(/Mara|Lindqvist/);
    expect(logged[0]).not.toHaveProperty('issues');
  });
});

describe('events of the auth client', () => {
  it('reset to loading on SIGNED_OUT, and end with no one signed in', async () => {
    const { subject, tell, states } = await signedInSession();
    localStorage.removeItem(STORAGE_KEY);
    tell('SIGNED_OUT');
    await settle();
    expect(states).toEqual([{ status: 'loading' }, nobody('signed-out')]);
    expect(subject.get()).toEqual(nobody('signed-out'));
  });

  it('change nothing on SIGNED_OUT while no one is signed in', async () => {
    const { subject, tell, states } = setup();
    subject.start();
    await subject.requestPasswordReset(mara.email);
    states.length = 0;
    tell('SIGNED_OUT');
    await settle();
    expect(states).toEqual([]);
  });

  it('log TOKEN_REFRESHED, without a token', async () => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => {});
    const { tell, states } = await signedInSession();
    tell('TOKEN_REFRESHED');
    await settle();
    expect(states).toEqual([]);
    expect(info.mock.calls).toEqual([['The session was refreshed.']]);
  });

  it.each(['SIGNED_IN', 'USER_UPDATED', 'INITIAL_SESSION'] as const)('ignore %s', async (event) => {
    const { tell, states, calls } = await signedInSession();
    tell(event);
    await settle();
    expect(states).toEqual([]);
    expect(calls).toHaveLength(1);
  });
});

describe('other tabs', () => {
  it('sign this one in', async () => {
    const { subject, states } = setup();
    subject.start();
    changedByOtherTab(STORAGE_KEY, JSON.stringify(stored));
    await settle();
    expect(states).toEqual([nobody(), authenticated]);
  });

  it('sign this person out first when another signs in', async () => {
    const { states } = await signedInSession();
    changedByOtherTab(STORAGE_KEY, JSON.stringify(kimStored));
    await settle();
    expect(states).toEqual([
      { status: 'loading' },
      nobody('signed-out'),
      { status: 'authenticated', user: expect.objectContaining({ id: kim.id }) },
    ]);
  });

  it.each([STORAGE_KEY, null])('sign this one out by removing %s from the storage', async (key) => {
    const { states } = await signedInSession();
    changedByOtherTab(key, null);
    await settle();
    expect(states).toEqual([{ status: 'loading' }, nobody('signed-out')]);
  });

  it('may report one sign-out twice', async () => {
    const { states, tell } = await signedInSession();
    changedByOtherTab(STORAGE_KEY, null);
    await settle();
    tell('SIGNED_OUT');
    await settle();
    expect(states).toEqual([{ status: 'loading' }, nobody('signed-out')]);
  });

  it('may change other things and refresh the session', async () => {
    const { states, calls } = await signedInSession();
    changedByOtherTab('theme', 'dark');
    changedByOtherTab(STORAGE_KEY, JSON.stringify({ ...stored, access_token: 'token-2' }));
    await settle();
    expect(states).toEqual([]);
    expect(calls).toHaveLength(1);
  });
});
