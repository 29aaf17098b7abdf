import type { RecoveryState } from '@little-arches/contracts/host';
import { createTestHost, signedIn } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, screen } from '@testing-library/react';
import remote from '../../routes';
import { familyAnswers } from '../../testing/scenarios';

it('requests a link and shows the same answer for every address', async () => {
  const { user } = renderPage(remote, '/auth/reset-password');
  await user.type(await screen.findByLabelText('Email'), 'somebody@else.example');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toHaveFocus();
  expect(screen.getByText(/If there is an account for/)).toHaveTextContent('somebody@else.example');
});

it('reports that the link could not be sent, and keeps the address', async () => {
  const message = 'Too many tries. Wait a minute, then try again.';
  const { user } = renderPage(remote, '/auth/reset-password', {
    auth: { requestPasswordReset: async () => ({ ok: false, code: 'rate_limited', message }) },
  });
  await user.type(await screen.findByLabelText('Email'), 'mara@family.example');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Email')).toHaveValue('mara@family.example');
});

it('waits while the link is checked', async () => {
  renderPage(remote, '/auth/reset-password', { recovery: 'checking' });
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
});

it('sets a new password and opens the profile, although the recovery ends meanwhile', async () => {
  const host = createTestHost({ session: signedIn, answers: familyAnswers });
  let recovery: RecoveryState = 'ready';
  const session = {
    ...host.session,
    recovery: () => recovery,
    updatePassword: jest.fn(async () => {
      recovery = 'none';
      act(() => host.setSession({ ...signedIn }));
      expect(screen.getByRole('heading', { name: 'Set a new password' })).toBeInTheDocument();
      return { ok: true } as const;
    }),
  };
  const page = renderPage(remote, '/auth/reset-password', {}, { ...host, session });
  await page.user.type(await screen.findByLabelText('New password'), 'another one');
  await page.user.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toHaveFocus();
  expect(session.updatePassword).toHaveBeenCalledWith('another one');
  await page.user.click(screen.getByRole('link', { name: 'Go to your profile' }));
  expect(page.address()).toBe('/profile');
  expect(await screen.findByRole('heading', { name: 'Ida' })).toBeInTheDocument();
});

it('marks the password field when the new password is the old one', async () => {
  const message = 'The new password must differ from the old one.';
  const { user } = renderPage(remote, '/auth/reset-password', {
    recovery: 'ready',
    session: signedIn,
    auth: { updatePassword: async () => ({ ok: false, code: 'same_password', message }) },
  });
  await user.type(await screen.findByLabelText('New password'), 'the old one');
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(await screen.findByRole('link', { name: message })).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveValue('the old one');
});
