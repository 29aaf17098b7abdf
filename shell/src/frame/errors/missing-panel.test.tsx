import { screen } from '@testing-library/react';
import { renderInFrame } from '../testing/frame-fixture';
import { MissingPanel } from './missing-panel';

it.each([
  ['/store/moon-boots', 'See all products', '/store'],
  ['/kids-zone/moon', 'Go to the Kids Zone', '/kids-zone'],
  ['/profile/scans/0', 'See all scans', '/profile/scans'],
  ['/profile/orders', 'Go to your profile', '/profile'],
  ['/team/nobody', 'Meet the team', '/team'],
])('links from %s to the start of its section', async (path, name, start) => {
  renderInFrame(<MissingPanel message="There is no such thing." />, path);
  await screen.findByTitle(/sock/);
  expect(screen.getByText('There is no such thing.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', start);
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

it('links home from an address without a section', async () => {
  renderInFrame(<MissingPanel message="" />, '/storekeeper/1');
  await screen.findByTitle(/sock/);
  expect(screen.getByText('There is nothing at this address.')).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
