import type { RecoveryState, SessionState } from '@little-arches/contracts/host';
import { createTestHost, signedIn } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { CONSENT } from '../auth/auth-rules';
import remote from '../routes';
import { familyAnswers } from '../testing/scenarios';
import { SLOW, slowing } from '../testing/trouble';

/** A form that sends a request to the auth server, or deletes the account. */
interface Form {
  readonly path: string;
  readonly session?: SessionState;
  readonly recovery?: RecoveryState;
  readonly open?: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly ticked?: string;
  readonly control: string;
  readonly busy: string;
  readonly action:
    | 'signIn'
    | 'signUp'
    | 'requestPasswordReset'
    | 'updatePassword'
    | 'changePassword'
    | 'changeEmail';
  readonly done: () => Promise<unknown>;
}

const email = { Email: 'mara@family.example' };

const forms: Readonly<Record<string, Form>> = {
  'a person signs in': {
    path: '/auth/sign-in',
    fields: { ...email, Password: 'secret-1' },
    control: 'Sign in',
    busy: 'Signing in…',
    action: 'signIn',
    done: () => screen.findByRole('heading', { name: 'Hello, Mara' }),
  },
  'an account is created': {
    path: '/auth/sign-up',
    fields: { 'First name': 'Mara', 'Last name': 'Lindqvist', ...email, Password: 'long enough' },
    ticked: CONSENT.parent,
    control: 'Create account',
    busy: 'Creating your account…',
    action: 'signUp',
    done: () => screen.findByRole('heading', { name: 'Check your inbox' }),
  },
  'a link for a new password is sent': {
    path: '/auth/reset-password',
    fields: email,
    control: 'Send link',
    busy: 'Sending…',
    action: 'requestPasswordReset',
    done: () => screen.findByRole('heading', { name: 'Check your inbox' }),
  },
  'a new password is set': {
    path: '/auth/reset-password',
    session: signedIn,
    recovery: 'ready',
    fields: { 'New password': 'another one' },
    control: 'Save new password',
    busy: 'Saving…',
    action: 'updatePassword',
    done: () => screen.findByRole('heading', { name: 'Your password is changed' }),
  },
  'the password is changed': {
    path: '/profile/settings',
    session: signedIn,
    fields: { 'Current password': 'secret-1', 'New password': 'another one' },
    control: 'Change password',
    busy: 'Saving…',
    action: 'changePassword',
    done: () => screen.findByText(/^Your password is changed/),
  },
  'the address is changed': {
    path: '/profile/settings',
    session: signedIn,
    fields: { 'New email': 'mara@new.example' },
    control: 'Change email',
    busy: 'Sending…',
    action: 'changeEmail',
    done: () => screen.findByText(/mara@new.example/),
  },
};

afterEach(() => jest.useRealTimers());

it.each(Object.entries(forms))('shows progress when %s and the answer takes ten seconds', async (_, form) => {
  const { path, session, recovery, fields, ticked, control, busy, action, done } = form;
  const host = createTestHost({
    answers: familyAnswers,
    ...(session && { session }),
    ...(recovery && { recovery }),
  });
  const answer = host.session[action] as (...input: unknown[]) => Promise<never>;
  const asked = jest.spyOn(host.session, action).mockImplementation(async (...input: unknown[]) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW));
    return await answer(...input);
  });
  renderPage(remote, path, {}, host);
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  if (ticked) fireEvent.click(screen.getByRole('radio', { name: ticked }));

  jest.useFakeTimers();
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await press(control);
  await act(() => jest.advanceTimersByTimeAsync(SLOW * 0.9));
  await press(busy);
  expect(asked).toHaveBeenCalledTimes(1);
  for (const [label, value] of Object.entries(fields))
    expect(screen.getByLabelText(label)).toHaveValue(value);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  await act(() => jest.advanceTimersByTimeAsync(SLOW));
  await done();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows that the account is being deleted for ten seconds, then leaves the page', async () => {
  const page = renderPage(remote, '/profile/settings', { session: signedIn, answers: familyAnswers });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'demo-arches-1' } });
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Yes, delete everything' }));

  jest.useFakeTimers();
  slowing(page.host, 'call');
  const press = (name: string) => act(async () => void fireEvent.click(dialog.getByRole('button', { name })));
  await press('Delete my account');
  await act(() => jest.advanceTimersByTimeAsync(SLOW * 0.9));
  await press('Deleting…');
  expect(page.host.backendCalls.filter(({ name }) => name === 'deleteAccount')).toEqual([]);
  expect(page.address()).toBe('/profile/settings');

  await act(() => jest.advanceTimersByTimeAsync(SLOW));
  expect(await screen.findByText('Left for /')).toBeInTheDocument();
  expect(page.host.backendCalls.filter(({ name }) => name === 'deleteAccount')).toHaveLength(1);
});
