import { type Backend, createBackendError } from 'shared-contracts/backend';
import type { SessionState, SignedOutReason } from 'shared-contracts/session';
import { createTestHost } from 'shared-contracts/testing/test-host';
import type { AuthClient, AuthUse } from './auth-client';
import { createSession } from './session';
import { STORAGE_KEY } from './storage-key';

const mara = { id: 'user-1', email: 'mara@family.example' };
const stored = { user: mara, access_token: 'token-1' };
const kim = { id: 'user-2', email: 'Kim@other.example' };
const kimStored = { user: kim, access_token: 'token-kim' };
const profile = {
  status: 'success',
  message: 'ok',
  data: { first_name: 'Mara', last_name: 'Lindqvist', group_id: 7, role: 'parent' },
};
const authenticated: SessionState = {
  status: 'authenticated',
  user: { ...mara, firstName: 'Mara', lastName: 'Lindqvist', role: 'parent', groupId: '7' },
};
const nobody = (reason: SignedOutReason = 'none') => ({ status: 'unauthenticated', reason }) as const;

const authError = (code: string, status = 400) => Object.assign(new Error(code), { code, status });
const offline = Object.assign(new Error('Failed to fetch'), { name: 'AuthRetryableFetchError', status: 0 });

type Event = 'SIGNED_OUT' | 'SIGNED_IN' | 'TOKEN_REFRESHED' | 'USER_UPDATED' | 'INITIAL_SESSION';

const sessionOf = (access_token: string) => (access_token === 'token-kim' ? kimStored : stored);

/** The auth client that spends links. */
function createFakeLinkClient() {
  return {
    verifyOtp: jest.fn(async (_: object): Promise<unknown> => {
      const session = { ...kimStored, refresh_token: 'refresh-kim' };
      return { data: { user: kim, session }, error: null };
    }),
  };
}

/** An auth client in memory, which keeps its session in the browser as the real one does. */
function createFakeClient() {
  const listeners = new Set<(event: Event) => void>();
  const tell = (event: Event) => {
    for (const listener of listeners) listener(event);
  };
  const held = () => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as typeof stored | null;
  const client = {
    getSession: jest.fn(async () => ({ data: { session: held() }, error: null as Error | null })),
    signInWithPassword: jest.fn(async (_: object): Promise<{ error: Error | null }> => {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(stored));
      tell('SIGNED_IN');
      return { error: null };
    }),
    signUp: jest.fn(
      async (_: object): Promise<unknown> => ({
        data: { user: { ...mara, identities: [{}] }, session: null },
        error: null,
      }),
    ),
    signOut: jest.fn(async (): Promise<{ error: Error | null }> => {
      localStorage.removeItem(STORAGE_KEY);
      tell('SIGNED_OUT');
      return { error: null };
    }),
    resend: jest.fn(async (_: object) => ({ error: null as Error | null })),
    resetPasswordForEmail: jest.fn(async (_: string, __: object) => ({ error: null as Error | null })),
    updateUser: jest.fn(async (_: object) => ({ error: null as Error | null })),
    stopAutoRefresh: jest.fn(async () => {}),
    setSession: jest.fn(
      async ({ access_token }: { access_token: string }): Promise<{ error: Error | null }> => {
        localStorage.setItem(STORAGE_KEY, JSON.stringify(sessionOf(access_token)));
        tell('SIGNED_IN');
        return { error: null };
      },
    ),
    admin: { signOut: jest.fn(async (_: string, __: string) => ({ error: null as Error | null })) },
    onAuthStateChange(listener: (event: Event) => void) {
      listeners.add(listener);
      return { data: { subscription: { unsubscribe: () => void listeners.delete(listener) } } };
    },
  };
  return { client, tell, listeners };
}

let stopListening: (() => void)[] = [];

function setup({ session = null as typeof stored | null, answer = (): unknown => profile } = {}) {
  if (session) localStorage.setItem(STORAGE_KEY, JSON.stringify(session));
  const fake = createFakeClient();
  const linkClient = createFakeLinkClient();
  const loadClient = jest.fn(
    async (use: AuthUse) => (use === 'link' ? linkClient : fake.client) as unknown as AuthClient,
  );
  const calls: unknown[] = [];
  const logged: unknown[] = [];
  const subject = createSession({
    config: createTestHost().config,
    loadClient,
    callAs: (token) =>
      ({
        async call(...call: unknown[]) {
          calls.push([token, ...call]);
          return await answer();
        },
      }) as unknown as Backend,
    log: (error) => void logged.push(error),
  });
  const states: SessionState[] = [];
  subject.subscribe(() => {
    if (states.at(-1) !== subject.get()) states.push(subject.get());
  });
  return { ...fake, linkClient, subject, loadClient, calls, logged, states };
}

/** Lets everything that is under way come to its end. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve));
};

async function signedInSession(options = {}) {
  const context = setup({ session: stored, ...options });
  context.subject.start();
  await settle();
  expect(context.subject.get()).toEqual(authenticated);
  context.states.length = 0;
  return context;
}

/** What the browser does in this tab when another tab changes the storage. */
function changedByOtherTab(key: string | null, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(STORAGE_KEY);
  else if (key) localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  stopListening = [];
  // Each session listens to the window for ever, so each test's are taken away after it.
  const { addEventListener } = window;
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
      addEventListener.call(window, type, listener);
      stopListening.push(() => window.removeEventListener(type, listener));
    });
});
afterEach(() => {
  for (const stop of stopListening) stop();
  jest.restoreAllMocks();
});

describe('the start', () => {
  it('is loading until it was asked for', () => {
    expect(setup({ session: stored }).subject.get()).toEqual({ status: 'loading' });
  });

  it('finds a visitor without loading the auth client', async () => {
    const { subject, loadClient, logged } = setup();
    subject.start();
    expect(subject.get()).toEqual(nobody());
    await settle();
    expect(loadClient).not.toHaveBeenCalled();
    expect(logged).toEqual([]);
  });

  it('does the same where storage is forbidden', () => {
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

  it('bears a profile without names, role and group', async () => {
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
      "The profile call answered something unexpected at 'data.first_name'",
    ],
  ])('is unauthenticated after %s, and logs it', async (_, answer, message) => {
    const { subject, logged } = setup({ session: stored, answer });
    subject.start();
    await settle();
    expect(subject.get()).toEqual(nobody());
    expect(logged).toEqual([expect.objectContaining({ message })]);
  });

  it('is unauthenticated after a session error, and logs it', async () => {
    const { subject, client, logged } = setup({ session: stored });
    client.getSession.mockResolvedValueOnce({ data: { session: null }, error: offline });
    subject.start();
    await settle();
    expect(subject.get()).toEqual(nobody());
    expect(logged).toEqual([offline]);
  });

  it('is unauthenticated when the stored session is none any more', async () => {
    const { subject, client } = setup({ session: stored });
    client.getSession.mockResolvedValueOnce({ data: { session: null }, error: null });
    subject.start();
    await settle();
    expect(subject.get()).toEqual(nobody());
  });

  it('is unauthenticated when the auth client does not come, and the next action tries again', async () => {
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
  it('SIGNED_OUT resets to loading, then nobody is signed in', async () => {
    const { subject, tell, states } = await signedInSession();
    localStorage.removeItem(STORAGE_KEY);
    tell('SIGNED_OUT');
    await settle();
    expect(states).toEqual([{ status: 'loading' }, nobody('signed-out')]);
    expect(subject.get()).toEqual(nobody('signed-out'));
  });

  it('SIGNED_OUT while nobody is signed in changes nothing', async () => {
    const { subject, tell, states } = setup();
    subject.start();
    await subject.requestPasswordReset(mara.email);
    states.length = 0;
    tell('SIGNED_OUT');
    await settle();
    expect(states).toEqual([]);
  });

  it('TOKEN_REFRESHED is logged, without a token', async () => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => {});
    const { tell, states } = await signedInSession();
    tell('TOKEN_REFRESHED');
    await settle();
    expect(states).toEqual([]);
    expect(info.mock.calls).toEqual([['The session was refreshed.']]);
  });

  it.each(['SIGNED_IN', 'USER_UPDATED', 'INITIAL_SESSION'] as const)('%s is ignored', async (event) => {
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

  it('that sign somebody else in sign this one out first', async () => {
    const { states } = await signedInSession();
    changedByOtherTab(STORAGE_KEY, JSON.stringify(kimStored));
    await settle();
    expect(states).toEqual([
      { status: 'loading' },
      nobody('signed-out'),
      { status: 'authenticated', user: expect.objectContaining({ id: kim.id }) },
    ]);
  });

  it.each([STORAGE_KEY, null])('sign this one out by taking %s from the storage', async (key) => {
    const { states } = await signedInSession();
    changedByOtherTab(key, null);
    await settle();
    expect(states).toEqual([{ status: 'loading' }, nobody('signed-out')]);
  });

  it('may tell of one sign-out twice', async () => {
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

  it('says so when the server or the auth client cannot be reached', async () => {
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

  it('is not ok when the profile does not load', async () => {
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

describe('signUp', () => {
  const input = {
    firstName: ' Mara ',
    lastName: 'Lindqvist ',
    email: mara.email,
    password: 'long enough',
    returnTo: '/profile/scans',
  };

  it('sends the names joined by one space as display_name, and where to come back to', async () => {
    const { subject, client } = setup();
    await expect(subject.signUp(input)).resolves.toEqual({ ok: true, confirm: true });
    expect(client.signUp).toHaveBeenCalledWith({
      email: mara.email,
      password: 'long enough',
      options: {
        data: { display_name: 'Mara Lindqvist' },
        emailRedirectTo: 'http://localhost:3000/profile/scans',
      },
    });
  });

  it("says 'This user already exists' for a user without identities", async () => {
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

  it('signs in at once where no mail must be confirmed', async () => {
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

  it('sends the mail again', async () => {
    const { subject, client } = setup();
    await expect(subject.resendConfirmation(mara.email, '/profile')).resolves.toEqual({ ok: true });
    expect(client.resend).toHaveBeenCalledWith({
      type: 'signup',
      email: mara.email,
      options: { emailRedirectTo: 'http://localhost:3000/profile' },
    });
  });
});

describe('signOut', () => {
  it('signs out, resets to loading and ends with nobody signed in, once', async () => {
    const { subject, states, logged } = await signedInSession();
    await expect(subject.signOut()).resolves.toEqual({ ok: true });
    await settle();
    expect(states).toEqual([{ status: 'loading' }, nobody('signed-out')]);
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
    expect(logged).toEqual([]);
  });

  it('clears the browser when the server cannot be told, logs it and says that it is unconfirmed', async () => {
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

  it('clears the browser even if the auth client is not to be had', async () => {
    const { subject, loadClient } = setup({ session: stored });
    loadClient.mockRejectedValue(new Error('Loading chunk failed'));
    subject.start();
    await expect(subject.signOut()).resolves.toMatchObject({ ok: false });
    await settle();
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
    expect(subject.get()).toEqual(nobody('sign-out-unconfirmed'));
  });

  it('lets somebody sign in again', async () => {
    const { subject, client } = await signedInSession();
    client.signOut.mockResolvedValueOnce({ error: offline });
    await subject.signOut();
    await expect(subject.signIn({ email: mara.email, password: 'secret' })).resolves.toEqual({ ok: true });
    expect(subject.get()).toEqual(authenticated);
  });

  it('is not undone by a profile that answers late', async () => {
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

  it('is the one of the moment', async () => {
    const { subject } = await signedInSession();
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...stored, access_token: 'token-2' }));
    await expect(subject.accessToken()).resolves.toBe('token-2');
  });

  it('rejects when it could not be refreshed, which is not the same as nobody', async () => {
    const { subject, client } = await signedInSession();
    client.getSession.mockResolvedValueOnce({ data: { session: null }, error: offline });
    await expect(subject.accessToken()).rejects.toBe(offline);
  });
});

describe('confirmLink', () => {
  const link = { type: 'email', tokenHash: 'hash-1' } as const;
  const asKim = { id: kim.id, email: kim.email };

  it('takes no tokens from the address of any page', async () => {
    window.history.replaceState(null, '', '/store#access_token=token-kim&refresh_token=r&type=signup');
    const { subject, client, loadClient } = setup();
    subject.start();
    await settle();
    expect(subject.get()).toEqual(nobody());
    expect(loadClient).not.toHaveBeenCalled();
    expect(client.setSession).not.toHaveBeenCalled();
  });

  it('signs in whom the visitor agreed to, whatever the case of the letters', async () => {
    const { subject, client, linkClient } = setup();
    subject.start();
    await expect(subject.confirmLink(link, 'kim@other.example')).resolves.toEqual({ ok: true });
    expect(linkClient.verifyOtp.mock.calls).toEqual([[{ type: 'email', token_hash: 'hash-1' }]]);
    expect(client.setSession.mock.calls).toEqual([
      [{ access_token: 'token-kim', refresh_token: 'refresh-kim' }],
    ]);
    expect(subject.get()).toMatchObject({ status: 'authenticated', user: asKim });
    expect(subject.recovery()).toBe('none');
    expect(client.admin.signOut).not.toHaveBeenCalled();
  });

  it.each([null, mara.email])(
    'signs nobody in while %j is agreed to, and asks the server once',
    async (agreed) => {
      const { subject, client, linkClient } = await signedInSession();
      await expect(subject.confirmLink(link, agreed)).resolves.toEqual({
        ok: false,
        code: 'other_person',
        email: kim.email,
      });
      expect(client.setSession).not.toHaveBeenCalled();
      expect(subject.get()).toEqual(authenticated);
      expect(localStorage.getItem(STORAGE_KEY)).toBe(JSON.stringify(stored));

      await expect(subject.confirmLink(link, kim.email)).resolves.toEqual({ ok: true });
      expect(linkClient.verifyOtp).toHaveBeenCalledTimes(1);
      expect(subject.get()).toMatchObject({ user: asKim });
    },
  );

  it('ends the session it replaces, also on the server', async () => {
    const { subject, client, logged } = await signedInSession();
    client.admin.signOut.mockResolvedValueOnce({ error: offline });
    await expect(subject.confirmLink(link, kim.email)).resolves.toEqual({ ok: true });
    expect(client.admin.signOut.mock.calls).toEqual([['token-1', 'local']]);
    expect(logged).toEqual([offline]);
  });

  it('loses nothing when the server cannot be reached, before or after it took the link', async () => {
    const { subject, client, linkClient } = setup();
    subject.start();
    linkClient.verifyOtp.mockResolvedValueOnce({ data: {}, error: offline });
    await expect(subject.confirmLink(link, kim.email)).resolves.toMatchObject({ code: 'network' });
    client.setSession.mockResolvedValueOnce({ error: offline });
    await expect(subject.confirmLink(link, kim.email)).resolves.toMatchObject({ code: 'network' });
    await expect(subject.confirmLink(link, kim.email)).resolves.toEqual({ ok: true });
    expect(linkClient.verifyOtp).toHaveBeenCalledTimes(2);
  });

  it('can be called again when the profile did not load', async () => {
    const answers = [{ status: 'error' }, profile];
    const { subject, linkClient } = setup({ answer: () => answers.shift() });
    subject.start();
    await expect(subject.confirmLink(link, kim.email)).resolves.toMatchObject({ ok: false, code: 'unknown' });
    await expect(subject.confirmLink(link, kim.email)).resolves.toEqual({ ok: true });
    expect(linkClient.verifyOtp).toHaveBeenCalledTimes(1);
  });

  it('tries the auth client again after its file could not be loaded', async () => {
    const { subject, loadClient } = setup();
    subject.start();
    await subject.requestPasswordReset(mara.email);
    loadClient.mockRejectedValueOnce(new Error('Loading chunk auth-client failed'));
    await expect(subject.confirmLink(link, kim.email)).resolves.toMatchObject({ code: 'network' });
    await expect(subject.confirmLink(link, kim.email)).resolves.toEqual({ ok: true });
  });

  it('tells a link used in this browser from one that is old', async () => {
    const { subject, linkClient } = setup();
    await subject.confirmLink(link, kim.email);
    await expect(subject.confirmLink(link, kim.email)).resolves.toMatchObject({
      ok: false,
      code: 'link_used',
    });
    const reloaded = setup();
    await expect(reloaded.subject.confirmLink(link, kim.email)).resolves.toMatchObject({ code: 'link_used' });
    expect(linkClient.verifyOtp).toHaveBeenCalledTimes(1);
    expect(reloaded.linkClient.verifyOtp).not.toHaveBeenCalled();

    reloaded.linkClient.verifyOtp.mockResolvedValueOnce({ data: {}, error: authError('otp_expired', 403) });
    await expect(
      reloaded.subject.confirmLink({ ...link, tokenHash: 'hash-0' }, kim.email),
    ).resolves.toMatchObject({ ok: false, code: 'link_expired' });
  });

  it('works where storage is forbidden', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { subject, client } = setup();
    subject.start();
    client.setSession.mockResolvedValueOnce({ error: null });
    client.getSession.mockResolvedValue({ data: { session: kimStored }, error: null });
    await expect(subject.confirmLink({ ...link, type: 'recovery' }, kim.email)).resolves.toEqual({
      ok: true,
    });
    expect(subject.recovery()).toBe('ready');
  });
});

describe('a password recovery', () => {
  const link = { type: 'recovery', tokenHash: 'hash-2' } as const;

  it('asks for a link', async () => {
    const { subject, client } = setup();
    await expect(subject.requestPasswordReset(mara.email)).resolves.toEqual({ ok: true });
    expect(client.resetPasswordForEmail).toHaveBeenCalledWith(mara.email);
  });

  it('gives the same answer when a hosted server says that a mail is under way already', async () => {
    const { subject, client } = setup();
    const code = 'over_email_send_rate_limit';
    const tooEarly = 'For security purposes, you can only request this after 42 seconds.';
    client.resetPasswordForEmail
      .mockResolvedValueOnce({ error: Object.assign(new Error(tooEarly), { code, status: 429 }) })
      .mockResolvedValueOnce({ error: authError(code, 429) });
    await expect(subject.requestPasswordReset(mara.email)).resolves.toEqual({ ok: true });
    await expect(subject.requestPasswordReset(mara.email)).resolves.toMatchObject({ code: 'rate_limited' });
  });

  it('is none without a link', () => {
    const { subject } = setup();
    subject.start();
    expect(subject.recovery()).toBe('none');
  });

  it('begins with the link, outlives a reload and ends with the new password', async () => {
    const { subject } = setup();
    subject.start();
    await subject.confirmLink(link, kim.email);
    expect(subject.recovery()).toBe('ready');

    const reloaded = setup();
    const told = jest.fn();
    reloaded.subject.subscribe(told);
    reloaded.subject.start();
    expect(reloaded.subject.recovery()).toBe('checking');
    expect(told).toHaveBeenCalledTimes(1);
    await settle();
    expect(reloaded.subject.recovery()).toBe('ready');
    told.mockClear();
    await expect(reloaded.subject.updatePassword('new password')).resolves.toEqual({ ok: true });
    expect(reloaded.client.updateUser).toHaveBeenCalledWith({ password: 'new password' });
    expect(reloaded.subject.recovery()).toBe('none');
    expect(told).toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is nobody else’s', async () => {
    const { subject } = setup();
    subject.start();
    await subject.confirmLink(link, kim.email);
    await subject.signOut();
    expect(subject.recovery()).toBe('none');
    await subject.signIn({ email: mara.email, password: 'secret' });
    expect(subject.recovery()).toBe('none');
  });

  it.each([
    ['weak_password', 'weak_password'],
    ['same_password', 'same_password'],
    ['reauthentication_needed', 'link_expired'],
    ['current_password_required', 'link_expired'],
  ])('goes on after %s', async (code, told) => {
    const { subject, client } = setup();
    subject.start();
    await subject.confirmLink(link, kim.email);
    client.updateUser.mockResolvedValueOnce({ error: authError(code, 422) });
    await expect(subject.updatePassword('x')).resolves.toMatchObject({ ok: false, code: told });
    expect(subject.recovery()).toBe('ready');
  });
});

it('tells every listener, also after one that throws', async () => {
  const { subject, logged } = setup({ session: stored });
  const broken = new Error('broken');
  const listener = jest.fn();
  subject.subscribe(() => {
    throw broken;
  });
  subject.subscribe(listener);
  subject.start();
  await settle();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(logged).toEqual([broken]);
  expect(subject.get()).toEqual(authenticated);
});
