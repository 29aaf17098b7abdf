import { renderPage } from '@little-arches/contracts/testing/render';
import { act, screen } from '@testing-library/react';
import { CHOICES_KEY, choose, clearChoices } from '../../reading/reading-choices';
import remote from '../../routes';
import { clearStamps, stamp } from '../../stamps/stamp-book';
import { STAMPS_KEY } from '../../stamps/stamp-storage';
import { lessons } from './lessons';

afterEach(() => act(clearStamps));
afterEach(() => act(clearChoices));

it('shows what the zone teaches, with its sources', async () => {
  renderPage(remote, '/for-grown-ups');
  await screen.findByRole('heading', { level: 1, name: 'The Kids Zone, for grown-ups' });
  for (const { source, url } of lessons)
    expect(screen.getByRole('link', { name: source })).toHaveAttribute('href', url);
  expect(screen.getByText(/Not a medical diagnosis/)).toBeInTheDocument();
});

it('shows what is stored, and clears it', async () => {
  stamp('read', 'arches');
  stamp('read', 'bones');
  stamp('played', 'balance');
  choose('short', true);
  const { user, host } = renderPage(remote, '/for-grown-ups');
  expect(
    await screen.findByText('On this device: 2 stories read, 1 game played, 1 choice of how to read.'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear it all' }));
  expect(screen.getByRole('status')).toHaveTextContent('Nothing of the Kids Zone is left on this device.');
  expect(localStorage.getItem(STAMPS_KEY)).toBeNull();
  expect(localStorage.getItem(CHOICES_KEY)).toBeNull();
  expect(host.backendCalls).toEqual([]);
});

it('offers nothing to clear when nothing is stored', async () => {
  renderPage(remote, '/for-grown-ups');
  expect(await screen.findByText('Nothing of the Kids Zone is on this device.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Clear it all' })).not.toBeInTheDocument();
});
