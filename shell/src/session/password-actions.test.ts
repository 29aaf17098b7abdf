import { STORAGE_KEY } from './stored-session';
import {
  authError,
  authenticated,
  kim,
  kimStored,
  mara,
  offline,
  profile,
  settle,
  setup,
  signedInSession,
  withFreshBrowser,
} from './testing/session-fixture';

withFreshBrowser();

describe('a password recovery', () => {
  const link = { type: 'recovery', tokenHash: 'hash-2' } as const;

  it('requests a link', async () => {
    const { subject, client } = setup();
    await expect(subject.requestPasswordReset(mara.email)).resolves.toEqual({ ok: true });
    expect(client.resetPasswordForEmail).toHaveBeenCalledWith(mara.email);
  });

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

  it('begins with the link, survives a reload and ends with the new password', async () => {
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

  it('checks the current password on the server, and names the person who stays signed in', async () => {
    const { subject, client } = await signedInSession();
    await expect(subject.changePassword(input)).resolves.toEqual({ ok: true });
    expect(client.signInWithPassword).toHaveBeenCalledWith({ email: mara.email, password: 'old secret' });
    expect(client.updateUser).toHaveBeenCalledWith({
      password: 'new secret',
      current_password: 'old secret',
    });
    expect(subject.get()).toEqual(authenticated);
    expect(client.admin.signOut).not.toHaveBeenCalled();
  });

  it('changes nothing with a wrong current password', async () => {
    const { subject, client } = await signedInSession();
    client.signInWithPassword.mockResolvedValueOnce({ error: authError('invalid_credentials') });
    await expect(subject.changePassword(input)).resolves.toMatchObject({ code: 'invalid_credentials' });
    expect(client.updateUser).not.toHaveBeenCalled();
    expect(subject.get()).toEqual(authenticated);
  });

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
  it('keeps this session', async () => {
    const { subject, client, states } = await signedInSession();
    client.signOut.mockResolvedValueOnce({ error: null });
    await expect(subject.signOutOthers()).resolves.toEqual({ ok: true });
    expect(client.signOut).toHaveBeenCalledWith({ scope: 'others' });
    expect(states).toEqual([]);
  });

  it('reports a failure', async () => {
    const { subject, client } = await signedInSession();
    client.signOut.mockResolvedValueOnce({ error: offline });
    await expect(subject.signOutOthers()).resolves.toMatchObject({ code: 'network' });
  });
});

describe('reading the profile again', () => {
  it('shows the change', async () => {
    const answer = jest
      .fn()
      .mockReturnValueOnce(profile)
      .mockReturnValue({ ...profile, data: { ...profile.data, first_name: 'Maren' } });
    const { subject } = await signedInSession({ answer });
    await expect(subject.refreshUser()).resolves.toEqual({ ok: true });
    expect(subject.get()).toMatchObject({ status: 'authenticated', user: { firstName: 'Maren' } });
  });

  it('leaves the session unchanged when it fails', async () => {
    const answer = jest.fn().mockReturnValueOnce(profile).mockRejectedValue(offline);
    const { subject, states } = await signedInSession({ answer });
    await expect(subject.refreshUser()).resolves.toMatchObject({ ok: false, code: 'network' });
    expect(states).toEqual([]);
  });
});
