import { createBackendError } from '@little-arches/contracts/backend';
import { sampleUser, signedIn } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen, within } from '@testing-library/react';
import remote from '../../routes';
import { familyAnswers } from '../../testing/scenarios';

const options = { session: signedIn, answers: familyAnswers };

/** Returns the calls of the backend beside those that read the page. */
const writes = ({ host }: ReturnType<typeof renderPage>) =>
  host.backendCalls.filter(({ name }) => !/^(select |list_sessions)/.test(name));

/** Fills in the dialog that deletes the account, and sends it. */
async function sendDeletion({ user }: ReturnType<typeof renderPage>) {
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
  const send = dialog.getByRole('button', { name: 'Delete my account' });
  await user.click(send);
  expect(dialog.getByRole('alert')).toHaveTextContent('Password is required.');
  expect(dialog.getByRole('alert')).toHaveTextContent('Confirm that everything may be deleted.');
  await user.type(dialog.getByLabelText('Password'), 'demo-arches-1');
  await user.click(dialog.getByRole('checkbox', { name: 'Yes, delete everything' }));
  await user.click(send);
  return dialog;
}

it('deletes the account after the password and a confirmation, then signs out', async () => {
  const page = renderPage(remote, '/profile/settings', options);
  const signIn = jest.spyOn(page.host.session, 'signIn');
  await sendDeletion(page);
  expect(await screen.findByText('Left for /')).toBeInTheDocument();
  expect(signIn.mock.calls).toEqual([[{ email: sampleUser.email, password: 'demo-arches-1' }]]);
  expect(writes(page)).toEqual([{ name: 'deleteAccount', input: {} }]);
  expect(page.host.announcements).toContain('Your account was deleted. We have sent you a mail about it.');
});

it('deletes nothing with a wrong password, and marks its field', async () => {
  const page = renderPage(remote, '/profile/settings', options);
  jest
    .spyOn(page.host.session, 'signIn')
    .mockResolvedValue({ ok: false, code: 'invalid_credentials', message: 'Invalid login credentials' });
  const dialog = await sendDeletion(page);
  expect(await dialog.findByRole('alert')).toHaveTextContent('This is not your password.');
  expect(dialog.getByLabelText('Password')).toHaveValue('demo-arches-1');
  expect(dialog.getByLabelText('Password')).toBeInvalid();
  expect(writes(page)).toEqual([]);
});

it('shows that the account was deleted when the answer to the deletion got lost', async () => {
  const page = renderPage(remote, '/profile/settings', {
    ...options,
    answers: {
      ...familyAnswers,
      functions: {
        deleteAccount: () => {
          throw createBackendError('Our server could not be reached.', 0);
        },
      },
    },
  });
  const dialog = await sendDeletion(page);
  expect(await dialog.findByText(/Our server could not be reached\./)).toBeInTheDocument();
  // The account was deleted: the server has neither its password nor its profile any more.
  jest
    .spyOn(page.host.session, 'signIn')
    .mockResolvedValue({ ok: false, code: 'invalid_credentials', message: 'Invalid login credentials' });
  jest.spyOn(page.host.backend, 'select').mockResolvedValue([]);
  await page.user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  const gone = await screen.findByText(/^Your account is deleted already/);
  expect(gone.parentElement).toHaveFocus();
  expect(screen.queryByText('This is not your password.')).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Left for /')).toBeInTheDocument();
});
