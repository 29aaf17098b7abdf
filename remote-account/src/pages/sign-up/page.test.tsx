import { CONSENT_TEXTS } from '@little-arches/contracts/company';
import type { Session } from '@little-arches/contracts/host';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, screen, within } from '@testing-library/react';
import { CONSENT } from '../../auth/auth-rules';
import remote from '../../routes';
import { scenarios } from '../../testing/scenarios';

type Page = ReturnType<typeof renderPage>;

async function fillIn({ user }: Page) {
  await user.type(await screen.findByLabelText('First name'), 'Mara');
  await user.type(screen.getByLabelText('Last name'), 'Lindqvist');
  await user.type(screen.getByLabelText('Email'), 'mara@family.example');
  await user.click(screen.getByLabelText('Password'));
  await user.paste('long enough');
  await user.click(screen.getByRole('radio', { name: CONSENT.parent }));
}

const submit = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Create account' }));

it('signs up and asks the person to check the inbox', async () => {
  const signUp = jest.fn(
    async (..._: Parameters<Session['signUp']>): ReturnType<Session['signUp']> => ({
      ok: true,
      confirm: true,
    }),
  );
  const page = renderPage(remote, '/auth/sign-up?returnTo=%2Fcheckout', { auth: { signUp } });
  await fillIn(page);
  await submit(page);
  const heading = await screen.findByRole('heading', { name: 'Check your inbox' });
  expect(heading).toHaveFocus();
  expect(screen.getByText('mara@family.example')).toBeInTheDocument();
  expect(signUp).toHaveBeenCalledWith({
    firstName: 'Mara',
    lastName: 'Lindqvist',
    email: 'mara@family.example',
    password: 'long enough',
    consent: CONSENT_TEXTS.parent.version,
    returnTo: '/checkout',
  });
});

it('shows a professional the text for professionals, and sends its version', async () => {
  const signUp = jest.fn(
    async (..._: Parameters<Session['signUp']>): ReturnType<Session['signUp']> => ({
      ok: true,
      confirm: true,
    }),
  );
  const page = renderPage(remote, '/auth/sign-up', { auth: { signUp } });
  await fillIn(page);
  const [parent, professional] = screen.getAllByRole('radio');
  expect(parent).toHaveAccessibleDescription(expect.stringContaining(CONSENT_TEXTS.parent.body));
  await page.user.click(screen.getByRole('radio', { name: CONSENT.pediatric_professional }));
  const { body, version } = CONSENT_TEXTS.pediatric_professional;
  expect(professional).toHaveAccessibleDescription(expect.stringContaining(body));
  await submit(page);
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeInTheDocument();
  expect(signUp).toHaveBeenCalledWith(expect.objectContaining({ consent: version }));
});

it('shows that a user already exists, and the next steps', async () => {
  const page = renderPage(remote, '/auth/sign-up', scenarios['sign-up-existing']?.options);
  await fillIn(page);
  await submit(page);
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('This user already exists')).toBeInTheDocument();
  expect(alert).toHaveFocus();
  expect(within(alert).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/sign-in');
  expect(screen.getByLabelText('First name')).toHaveValue('Mara');
  expect(screen.getByRole('radio', { name: CONSENT.parent })).toBeChecked();
});

it('names every invalid field', async () => {
  const page = renderPage(remote, '/auth/sign-up');
  await page.user.type(await screen.findByLabelText('Password'), 'short');
  await submit(page);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('5 fields need your help');
  const messages = within(alert).getAllByRole('link');
  expect(messages.map((link) => link.textContent)).toEqual([
    'First name is required.',
    'Last name is required.',
    'Email is required.',
    'Use a password of at least 8 characters.',
    'Confirm that you are a parent, a guardian or a pediatric professional.',
  ]);
  const [, , , , consent] = messages;
  if (consent) await page.user.click(consent);
  expect(screen.getByRole('radio', { name: CONSENT.parent })).toHaveFocus();
});

it('marks the password field when the server refuses a weak password', async () => {
  const message = 'Choose a longer password: at least 8 characters.';
  const page = renderPage(remote, '/auth/sign-up', {
    auth: { signUp: async () => ({ ok: false, code: 'weak_password', message }) },
  });
  await fillIn(page);
  await submit(page);
  expect(await screen.findByRole('link', { name: message })).toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toBeInvalid();
});

describe('the button that resends the mail', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('can be pressed after a minute, and shows the remaining time', async () => {
    const resendConfirmation = jest.fn(async () => ({ ok: true }) as const);
    const page = renderPage(remote, '/auth/sign-up', { auth: { resendConfirmation } });
    await fillIn(page);
    await submit(page);
    const button = await screen.findByRole('button', { name: /^Send the mail again in \d+ s$/ });
    await page.user.click(button);
    expect(resendConfirmation).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(page.host.announcements).toContain('You can send the mail again now.');
    await page.user.click(screen.getByRole('button', { name: 'Send the mail again' }));
    const waiting = await screen.findByRole('button', { name: /again in \d+ s/ });
    expect(waiting).toHaveAttribute('aria-disabled', 'true');
    expect(resendConfirmation).toHaveBeenCalledWith('mara@family.example', null);
    expect(page.host.announcements.at(-1)).toMatch('on its way again');
  });
});

it('keeps the input except the password when the address is changed', async () => {
  const page = renderPage(remote, '/auth/sign-up');
  await fillIn(page);
  await submit(page);
  await page.user.click(await screen.findByRole('button', { name: 'Use another email address' }));
  expect(screen.getByLabelText('Last name')).toHaveValue('Lindqvist');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});
