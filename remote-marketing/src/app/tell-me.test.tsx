import { createBackendError } from '@little-arches/contracts/backend';
import { addresses } from '@little-arches/contracts/routes';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen } from '@testing-library/react';
import remote from '../routes';

const open = async (path: string, askForMail = jest.fn(() => ({ status: 'success', message: 'Asked.' }))) => {
  const page = renderPage(remote, path, { answers: { functions: { askForMail } } });
  return { ...page, askForMail, email: await screen.findByRole('textbox', { name: 'Email' }) };
};
const send = () => screen.getByRole('button', { name: 'Tell me when it is out' });

it('requests a mail for the release of the app', async () => {
  const { user, email, askForMail } = await open(addresses.comingSoon);
  await user.type(email, ' Mara@Family.example');
  await user.click(send());
  expect(await screen.findByText('Please look into your inbox')).toBeVisible();
  expect(askForMail).toHaveBeenCalledWith({
    action: 'ask',
    email: 'mara@family.example',
    website: '',
    key: expect.any(String),
  });
});

it('refuses an invalid address, and keeps the input', async () => {
  const { user, email, askForMail } = await open(addresses.comingSoon);
  await user.type(email, 'mara@');
  await user.click(send());
  expect(await screen.findByRole('link', { name: /name@example\.com/ })).toBeVisible();
  expect(email).toHaveValue('mara@');
  expect(askForMail).not.toHaveBeenCalled();
});

it('shows that there were too many requests, and keeps the input', async () => {
  const { user, email } = await open(
    addresses.comingSoon,
    jest.fn(() => {
      throw createBackendError('Too many requests in the last hour. Please try again later.', 429);
    }),
  );
  await user.type(email, 'mara@family.example');
  await user.click(send());
  expect(await screen.findByText(/Too many requests/)).toBeVisible();
  expect(email).toHaveValue('mara@family.example');
});
