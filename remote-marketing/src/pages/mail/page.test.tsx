import { createBackendError } from '@little-arches/contracts/backend';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen } from '@testing-library/react';
import remote from '../../routes';

const token = '0123456789abcdef'.repeat(3);
const open = (link: string, askForMail = jest.fn(() => ({ status: 'success', message: 'It is done.' }))) => ({
  askForMail,
  ...renderPage(remote, `/mail#${link}`, { answers: { functions: { askForMail } } }),
});

it.each([
  ['confirm', 'Yes, tell me', 'Your address is confirmed'],
  ['stop', 'Stop these mails', 'The mails are stopped'],
])('uses a link to %s on a press, not on opening', async (action, button, done) => {
  const { askForMail, user } = open(`${action}=${token}`);
  const press = await screen.findByRole('button', { name: button });
  expect(askForMail).not.toHaveBeenCalled();
  await user.click(press);
  expect(await screen.findByText(done)).toBeVisible();
  expect(screen.getByText('It is done.')).toBeVisible();
  expect(askForMail.mock.calls).toEqual([[{ action, token }]]);
  expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
});

it('shows why a link is refused, and allows another press', async () => {
  const askForMail = jest.fn(() => {
    throw createBackendError('This link is not good any more.', 404);
  });
  const { user } = open(`confirm=${token}`, askForMail);
  await user.click(await screen.findByRole('button', { name: 'Yes, tell me' }));
  expect(await screen.findByText('This link is not good any more.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Yes, tell me' })).toBeEnabled();
});

it.each(['', 'confirm=123', `open=${token}`, `stop=${token.toUpperCase()}`])(
  'shows that the link #%s is incomplete',
  async (link) => {
    open(link);
    expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
);
