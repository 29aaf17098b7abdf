import { screen } from '@testing-library/react';
import { renderPage } from 'shared-contracts/testing/render';
import remote from '../../routes';

it('makes no promise, collects no data and links to the next page', async () => {
  renderPage(remote, '/coming-soon');
  await screen.findByRole('heading', { level: 1 });
  for (const role of ['form', 'textbox', 'button']) expect(screen.queryByRole(role)).not.toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/concept',
    '/kids-zone',
    '/store',
    '/contact-us',
  ]);
});
