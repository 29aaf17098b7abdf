import { STORAGE_KEY } from './stored-session';
import {
  changedByOtherTab,
  kimStored,
  mara,
  nobody,
  offline,
  openForm,
  settle,
  setup,
  signedInSession,
  stored,
  withFreshBrowser,
} from './testing/session-fixture';

withFreshBrowser();

describe('the access token', () => {
  it('waits for the session to settle', async () => {
    const { subject } = setup({ session: stored });
    const token = subject.accessToken();
    subject.start();
    await expect(token).resolves.toBe('token-1');
  });

  it('is null for a visitor, without loading the auth client', async () => {
    const { subject, loadClient } = setup();
    const token = subject.accessToken();
    subject.start();
    await expect(token).resolves.toBeNull();
    expect(loadClient).not.toHaveBeenCalled();
  });

  it('is the current one', async () => {
    const { subject } = await signedInSession();
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...stored, access_token: 'token-2' }));
    await expect(subject.accessToken()).resolves.toBe('token-2');
  });

  it('is null, and no one is signed in, once the session can’t be refreshed any more', async () => {
    const { subject, client } = await signedInSession();
    client.getSession.mockImplementationOnce(async () => {
      localStorage.removeItem(STORAGE_KEY);
      return { data: { session: null }, error: new Error('Invalid Refresh Token') };
    });
    await expect(subject.accessToken()).resolves.toBeNull();
    expect(subject.get()).toEqual(nobody('signed-out'));
  });

  it('is never that of another person who signed in in another tab', async () => {
    const { subject } = await signedInSession();
    subject.keepPage();
    openForm();
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kimStored));
    const token = subject.accessToken();
    await settle();
    expect(subject.expiredSession.get()).toMatchObject({ cause: 'other-person', user: { id: mara.id } });
    changedByOtherTab(STORAGE_KEY, JSON.stringify(stored));
    await expect(token).resolves.toBe('token-1');
  });

  it('rejects within seconds when the auth client continues trying', async () => {
    const { subject, client } = await signedInSession();
    client.getSession.mockReturnValueOnce(new Promise(() => {}));
    jest.useFakeTimers();
    const token = expect(subject.accessToken()).rejects.toThrow('The session was not renewed in 6000 ms');
    await jest.advanceTimersByTimeAsync(6000);
    await token;
    jest.useRealTimers();
  });

  it('rejects when it could not be refreshed, unlike for a visitor', async () => {
    const { subject, client } = await signedInSession();
    client.getSession.mockResolvedValueOnce({ data: { session: null }, error: offline });
    await expect(subject.accessToken()).rejects.toBe(offline);
  });
});

describe('a refused call', () => {
  const refusal = (status: number) => Object.assign(new Error('Refused'), { status });

  it('is repeated after the token was renewed', async () => {
    const { subject, client } = await signedInSession();
    await expect(subject.recheck('stale')).resolves.toBe(true);
    expect(client.refreshSession).toHaveBeenCalledTimes(1);
  });

  it('renews nothing while the person signs out, which causes the refusal', async () => {
    const { subject, client } = await signedInSession();
    const signedOut = subject.signOut();
    await expect(subject.recheck('stale')).resolves.toBe(false);
    await signedOut;
    expect(client.refreshSession).not.toHaveBeenCalled();
  });

  it.each([
    ['the session still exists on the server', null],
    ['the server has a problem', refusal(503)],
    ['there were too many tries', refusal(429)],
    ['there is no connection', offline],
  ])('is not repeated when %s, and the session stays', async (_, error) => {
    const { subject, client, states } = await signedInSession();
    client.getUser.mockResolvedValueOnce({ error });
    await expect(subject.recheck('forbidden')).resolves.toBe(false);
    expect(states).toEqual([]);
  });

  it.each([
    ['the server has a problem', refusal(503)],
    ['there were too many tries', refusal(429)],
    ['there is no connection', offline],
    ['the platform refuses the key of the site', Object.assign(refusal(401), { message: 'Invalid API key' })],
    [
      'the clocks of the servers differ',
      Object.assign(refusal(403), { message: 'token used before issued' }),
    ],
  ])('keeps a session whose token could not be renewed because %s', async (_, error) => {
    const { subject, client, states } = await signedInSession();
    client.refreshSession.mockResolvedValueOnce({ error });
    await expect(subject.recheck('stale')).rejects.toBe(error);
    expect(states).toEqual([]);
    expect(localStorage.getItem(STORAGE_KEY)).not.toBeNull();
  });

  it('ends a session whose refresh token the server refuses', async () => {
    const { subject, client } = await signedInSession();
    const error = Object.assign(refusal(401), { code: 'session_not_found' });
    client.refreshSession.mockResolvedValueOnce({ error });
    await expect(subject.recheck('stale')).resolves.toBe(false);
    expect(subject.get()).toEqual(nobody('signed-out'));
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  it('ends a session that the server ended, and is repeated once the person is back', async () => {
    const { subject, client } = await signedInSession();
    subject.keepPage();
    openForm();
    client.getUser.mockResolvedValueOnce({ error: refusal(403) });
    const again = subject.recheck('forbidden');
    await settle();
    expect(subject.expiredSession.get()).toMatchObject({ cause: 'ended' });
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
    await subject.signIn({ email: mara.email, password: 'secret' });
    await expect(again).resolves.toBe(true);
  });
});
