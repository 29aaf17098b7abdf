import { renderPage } from '@little-arches/contracts/testing/render';
import { screen } from '@testing-library/react';
import remote from '../../routes';

it('makes no promise, and links to available pages', async () => {
  renderPage(remote, '/coming-soon');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/privacy#mails',
    '/size-guide',
    '/concept',
    '/kids-zone',
    '/store',
    '/contact-us',
  ]);
});
