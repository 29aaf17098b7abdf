import { STORAGE_KEY } from './stored-session';
import {
  authError,
  authenticated,
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

describe('confirmLink', () => {
  const link = { type: 'email', tokenHash: 'hash-1' } as const;
  const asKim = { id: kim.id, email: kim.email };

  it('signs in the account that the visitor agreed to, ignoring letter case', async () => {
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
    'signs no one in while %j is agreed to, and calls the server once',
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

  it('keeps the link valid when the server cannot be reached, before or after it accepted the link', async () => {
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

  it('loads the auth client again after its file could not be loaded', async () => {
    const { subject, loadClient } = setup();
    subject.start();
    await subject.requestPasswordReset(mara.email);
    loadClient.mockRejectedValueOnce(new Error('Loading chunk auth-client failed'));
    await expect(subject.confirmLink(link, kim.email)).resolves.toMatchObject({ code: 'network' });
    await expect(subject.confirmLink(link, kim.email)).resolves.toEqual({ ok: true });
  });

  it('works when storage is forbidden', async () => {
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

const NEW = 'maren@family.example';

describe('a change of the email address', () => {
  it.each([
    ['email_exists', { code: 'user_exists' }],
    ['email_address_invalid', { message: 'No mail can be sent to this address. Check how it is written.' }],
    ['over_email_send_rate_limit', { code: 'rate_limited' }],
  ])('explains the refusal for %s', async (code, told) => {
    const { subject, client } = await signedInSession();
    client.updateUser.mockResolvedValueOnce({ error: authError(code, 422) });
    await expect(subject.changeEmail(NEW)).resolves.toMatchObject({ ok: false, ...told });
  });

  it.each([
    [NEW, NEW],
    ['', null],
    [undefined, null],
  ])('waits for confirmation when the server answers %j', async (new_email, email) => {
    const { subject, client } = await signedInSession();
    client.getUser.mockResolvedValueOnce({
      data: { user: { ...(new_email != null && { new_email }) } },
      error: null,
    });
    await expect(subject.pendingEmail()).resolves.toEqual({ ok: true, email });
  });
});

describe('a link that confirms a new email address', () => {
  const accept = (user: object | null) => ({
    data: { user, session: user && { user, access_token: 'token-of-link', refresh_token: 'r' } },
    error: null,
  });

  it('shows it also when the session was still being read', async () => {
    let answer = (_: unknown) => {};
    const reading = new Promise<unknown>((resolve) => {
      answer = resolve;
    });
    const { subject, client, linkClient } = setup({ session: stored, answer: () => reading });
    subject.start();
    await settle();
    linkClient.verifyOtp.mockResolvedValueOnce(accept({ ...mara, email: NEW }));
    client.refreshSession.mockImplementationOnce(async () => {
      localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...stored, user: { ...mara, email: NEW } }));
      return { error: null };
    });
    const confirmed = subject.confirmEmailChange('hash-2');
    await settle();
    answer(profile);
    await expect(confirmed).resolves.toEqual({ ok: true, done: true });
    expect(subject.get()).toMatchObject({ user: { id: mara.id, email: NEW } });
  });

  it('signs no one in, and replaces no one', async () => {
    const visitor = setup();
    visitor.subject.start();
    visitor.linkClient.verifyOtp.mockResolvedValueOnce(accept(mara));
    await expect(visitor.subject.confirmEmailChange('hash-3')).resolves.toEqual({ ok: true, done: true });
    expect(visitor.subject.get()).toEqual(nobody());
    expect(visitor.linkClient.signOut).toHaveBeenCalledWith({ scope: 'local' });

    // The link belongs to Kim.
    const { subject, client } = await signedInSession({ answer: () => profile });
    await expect(subject.confirmEmailChange('hash-4')).resolves.toEqual({ ok: true, done: true });
    expect(subject.get()).toEqual(authenticated);
    expect(client.refreshSession).not.toHaveBeenCalled();
  });

  it('reports an expired link', async () => {
    const { subject, linkClient } = await signedInSession();
    const error = authError('otp_expired', 403);
    linkClient.verifyOtp.mockResolvedValueOnce({ data: { user: null, session: null }, error });
    await expect(subject.confirmEmailChange('hash-5')).resolves.toMatchObject({ code: 'link_expired' });
  });
});
