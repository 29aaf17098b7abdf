import { STORAGE_KEY } from './stored-session';
import {
  authError,
  authenticated,
  mara,
  nobody,
  profile,
  settle,
  setup,
  signedInSession,
  stored,
  withFreshBrowser,
} from './testing/session-fixture';

withFreshBrowser();

const NEW = 'maren@family.example';

describe('a change of the email address', () => {
  it('sends a request to confirm it', async () => {
    const { subject, client } = await signedInSession();
    await expect(subject.changeEmail(NEW)).resolves.toEqual({ ok: true });
    expect(client.updateUser).toHaveBeenCalledWith({ email: NEW });
  });

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

  it('changes nothing yet with the first of two links', async () => {
    const { subject, linkClient, states } = await signedInSession();
    linkClient.verifyOtp.mockResolvedValueOnce(accept(null));
    await expect(subject.confirmEmailChange('hash-1')).resolves.toEqual({ ok: true, done: false });
    expect(linkClient.verifyOtp).toHaveBeenCalledWith({ type: 'email_change', token_hash: 'hash-1' });
    expect(states).toEqual([]);
  });

  it('shows the new address after the second link to the signed-in person', async () => {
    const { subject, client, linkClient } = await signedInSession();
    linkClient.verifyOtp.mockResolvedValueOnce(accept({ ...mara, email: NEW }));
    client.refreshSession.mockImplementationOnce(async () => {
      localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...stored, user: { ...mara, email: NEW } }));
      return { error: null };
    });
    await expect(subject.confirmEmailChange('hash-2')).resolves.toEqual({ ok: true, done: true });
    expect(subject.get()).toMatchObject({ user: { id: mara.id, email: NEW } });
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
