import { STORAGE_KEY } from './stored-session';
import {
  authError,
  kim,
  kimStored,
  mara,
  offline,
  profile,
  setup,
  signedInSession,
  withFreshBrowser,
} from './testing/session-fixture';

withFreshBrowser();

describe('a password recovery', () => {
  const link = { type: 'recovery', tokenHash: 'hash-2' } as const;

  it('returns the same answer when a hosted server reports that a mail was just sent', async () => {
    const { subject, client } = setup();
    const code = 'over_email_send_rate_limit';
    const tooEarly = 'For security purposes, you can only request this after 42 seconds.';
    client.resetPasswordForEmail
      .mockResolvedValueOnce({ error: Object.assign(new Error(tooEarly), { code, status: 429 }) })
      .mockResolvedValueOnce({ error: authError(code, 429) });
    await expect(subject.requestPasswordReset(mara.email)).resolves.toEqual({ ok: true });
    await expect(subject.requestPasswordReset(mara.email)).resolves.toMatchObject({ code: 'rate_limited' });
  });

  it('requires a link', () => {
    const { subject } = setup();
    subject.start();
    expect(subject.recovery()).toBe('none');
  });

  it('is refused to another person', async () => {
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
  ])('continues after %s', async (code, told) => {
    const { subject, client } = setup();
    subject.start();
    await subject.confirmLink(link, kim.email);
    client.updateUser.mockResolvedValueOnce({ error: authError(code, 422) });
    await expect(subject.updatePassword('x')).resolves.toMatchObject({ ok: false, code: told });
    expect(subject.recovery()).toBe('ready');
  });
});

describe('a change of the password', () => {
  const input = { current: 'old secret', password: 'new secret' };

  it('leaves no session behind when the new password is refused', async () => {
    const { subject, client } = await signedInSession();
    client.updateUser.mockResolvedValueOnce({ error: authError('same_password', 422) });
    await expect(subject.changePassword(input)).resolves.toMatchObject({ code: 'same_password' });
    expect(client.admin.signOut).toHaveBeenCalledWith('token-1', 'local');
  });

  it('never applies to another person who signed in in another tab', async () => {
    const { subject, client } = await signedInSession();
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kimStored));
    await expect(subject.changePassword(input)).resolves.toMatchObject({ ok: false });
    expect(client.signInWithPassword).not.toHaveBeenCalled();
  });
});

describe('signing out the other sessions', () => {
  it('reports a failure', async () => {
    const { subject, client } = await signedInSession();
    client.signOut.mockResolvedValueOnce({ error: offline });
    await expect(subject.signOutOthers()).resolves.toMatchObject({ code: 'network' });
  });
});

describe('reading the profile again', () => {
  it('leaves the session unchanged when it fails', async () => {
    const answer = jest.fn().mockReturnValueOnce(profile).mockRejectedValue(offline);
    const { subject, states } = await signedInSession({ answer });
    await expect(subject.refreshUser()).resolves.toMatchObject({ ok: false, code: 'network' });
    expect(states).toEqual([]);
  });
});
