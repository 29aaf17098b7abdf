import { addresses } from '@little-arches/contracts/routes';
import { signedIn } from '@little-arches/contracts/testing/host';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen } from '@testing-library/react';
import remote from '../../routes';

it('offers an account to a visitor', async () => {
  renderPage(remote, addresses.start);
  expect(await screen.findByRole('link', { name: 'Create a free account' })).toHaveAttribute(
    'href',
    addresses.signUp,
  );
});

it('links a signed-in person to the children', async () => {
  renderPage(remote, addresses.start, { session: signedIn });
  expect(await screen.findByRole('link', { name: 'Go to your children' })).toHaveAttribute(
    'href',
    addresses.profile,
  );
});

it('shows what requires a scan, and the measuring sheet', async () => {
  renderPage(remote, addresses.start);
  expect(await screen.findByText(/Level, arch and gait come with the app’s scan/)).toBeVisible();
  expect(screen.getByRole('img', { name: /^The measuring sheet/ })).toBeVisible();
});
