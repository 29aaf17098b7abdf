import { screen } from '@testing-library/react';
import { renderPage } from 'shared-contracts/testing/render-page';
import remote from '../../routes';

it('promises nothing, collects nothing and leads on', async () => {
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
