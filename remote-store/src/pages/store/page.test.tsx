import { screen } from '@testing-library/react';
import { renderPage } from 'shared-contracts/testing/render-page';
import remote from '../../routes';

it('shows', async () => {
  renderPage(remote, '/store');
  expect(await screen.findByRole('heading', { name: 'Products' })).toBeInTheDocument();
});
