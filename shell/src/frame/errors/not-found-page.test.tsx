import { screen, within } from '@testing-library/react';
import { renderInFrame } from '../testing/frame-fixture';
import { NotFoundPage } from './not-found-page';

it('links to the main sections and home', async () => {
  renderInFrame(<NotFoundPage />, '/404');
  await screen.findByTitle(/sock/);
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  const sections = within(screen.getByRole('navigation', { name: 'Main sections' })).getAllByRole('link');
  expect(sections.map((link) => link.getAttribute('href'))).toEqual([
    '/about-us',
    '/store',
    '/kids-zone',
    '/contact-us',
  ]);
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
