import { authError, kim, mara, settle, setup, withFreshBrowser } from '../testing/session-stage';

withFreshBrowser();

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
