import { STORAGE_KEY } from './stored-session';
import { authError, authenticated, mara, setup, stored, withFreshBrowser } from './testing/session-fixture';

withFreshBrowser();

describe('signUp', () => {
  const input = {
    firstName: ' Mara ',
    lastName: 'Lindqvist ',
    email: mara.email,
    password: 'long enough',
    consent: 'parent-2026-11',
    returnTo: '/profile/scans',
  };

  it('sends the names joined by one space as display_name, the agreed text and the return address', async () => {
    const { subject, client } = setup();
    await expect(subject.signUp(input)).resolves.toEqual({ ok: true, confirm: true });
    expect(client.signUp).toHaveBeenCalledWith({
      email: mara.email,
      password: 'long enough',
      options: {
        data: { display_name: 'Mara Lindqvist', consent: 'parent-2026-11' },
        emailRedirectTo: 'http://localhost:3000/profile/scans',
      },
    });
  });

  it("answers 'This user already exists' for a user without identities", async () => {
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

  it('signs in at once when no mail must be confirmed', async () => {
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
