import type { RecoveryState, SessionState } from '@little-arches/contracts/host';
import { createTestHost, signedIn } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen, within } from '@testing-library/react';
import { CONSENT } from '../auth/auth-rules';
import remote from '../routes';
import { familyAnswers } from '../testing/scenarios';

/** A form that sends a request to the auth server. */
interface Form {
  readonly path: string;
  readonly session?: SessionState;
  readonly recovery?: RecoveryState;
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
}

const email = { Email: 'mara@family.example' };

const forms: Readonly<Record<string, Form>> = {
  'a person signs in': {
    path: '/auth/sign-in',
    fields: { ...email, Password: 'secret-1' },
    control: 'Sign in',
    busy: 'Signing in…',
    action: 'signIn',
  },
  'an account is created': {
    path: '/auth/sign-up',
    fields: { 'First name': 'Mara', 'Last name': 'Lindqvist', ...email, Password: 'long enough' },
    ticked: CONSENT.parent,
    control: 'Create account',
    busy: 'Creating your account…',
    action: 'signUp',
  },
  'a link for a new password is sent': {
    path: '/auth/reset-password',
    fields: email,
    control: 'Send link',
    busy: 'Sending…',
    action: 'requestPasswordReset',
  },
  'a new password is set': {
    path: '/auth/reset-password',
    session: signedIn,
    recovery: 'ready',
    fields: { 'New password': 'another one' },
    control: 'Save new password',
    busy: 'Saving…',
    action: 'updatePassword',
  },
  'the password is changed': {
    path: '/profile/settings',
    session: signedIn,
    fields: { 'Current password': 'secret-1', 'New password': 'another one' },
    control: 'Change password',
    busy: 'Saving…',
    action: 'changePassword',
  },
  'the address is changed': {
    path: '/profile/settings',
    session: signedIn,
    fields: { 'New email': 'mara@new.example' },
    control: 'Change email',
    busy: 'Sending…',
    action: 'changeEmail',
  },
};

it.each(Object.entries(forms))('shows progress, and the input, while %s', async (_, form) => {
  const { path, session, recovery, fields, ticked, control, busy, action } = form;
  const host = createTestHost({
    answers: familyAnswers,
    ...(session && { session }),
    ...(recovery && { recovery }),
  });
  const asked = jest.spyOn(host.session, action).mockReturnValue(new Promise<never>(() => {}));
  const { user } = renderPage(remote, path, {}, host);
  for (const [label, value] of Object.entries(fields))
    await user.type(await screen.findByLabelText(label), value);
  if (ticked) await user.click(screen.getByRole('radio', { name: ticked }));
  await user.click(screen.getByRole('button', { name: control }));
  await user.click(screen.getByRole('button', { name: busy }));
  expect(asked).toHaveBeenCalledTimes(1);
  for (const [label, value] of Object.entries(fields))
    expect(screen.getByLabelText(label)).toHaveValue(value);
});

it('shows progress while the account is deleted', async () => {
  const { user, host } = renderPage(remote, '/profile/settings', {
    session: signedIn,
    answers: familyAnswers,
  });
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  await user.type(dialog.getByLabelText('Password'), 'demo-arches-1');
  await user.click(dialog.getByRole('checkbox', { name: 'Yes, delete everything' }));
  const deletion = jest.spyOn(host.backend, 'call').mockReturnValue(new Promise<never>(() => {}));
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await user.click(await dialog.findByRole('button', { name: 'Deleting…' }));
  expect(deletion).toHaveBeenCalledTimes(1);
});
