import { addresses, href } from '@little-arches/contracts/routes';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen } from '@testing-library/react';
import remote from '../routes';

it.each([
  addresses.team,
  href('teamMember', { name: 'ines-halvorsen' }),
  addresses.aboutUs,
  addresses.contactUs,
  addresses.privacy,
  addresses.terms,
])('%s marks people, address and phone as samples', async (path) => {
  renderPage(remote, path);
  expect(await screen.findByText(/^Sample: .* made up until the company confirms them\.$/)).toBeVisible();
});
