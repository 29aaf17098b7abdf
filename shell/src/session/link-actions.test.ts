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

  it('accepts no tokens from the address of any page', async () => {
    window.history.replaceState(null, '', '/store#access_token=token-kim&refresh_token=r&type=signup');
    const { subject, client, loadClient } = setup();
    subject.start();
    await settle();
    expect(subject.get()).toEqual(nobody());
    expect(loadClient).not.toHaveBeenCalled();
    expect(client.setSession).not.toHaveBeenCalled();
  });

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

  it('distinguishes a link used in this browser from an old one', async () => {
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
