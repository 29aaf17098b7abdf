import { brand } from '@little-arches/contracts/company';
import { screen, within } from '@testing-library/react';
import { Footer } from './footer';
import { renderInFrame } from './testing/frame-fixture';

it('renders the links, the copyright line and the disclaimer', () => {
  renderInFrame(<Footer />);
  const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Home /',
    'About Us /about-us',
    'Concept /concept',
    'Products /store',
    'Our Promise /our-promise',
  ]);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('© 2025 Little Arches Group')).toBeInTheDocument();
  expect(footer.getByText(brand.disclaimer)).toBeInTheDocument();
  expect(footer.getAllByRole('link', { name: /new tab/ })).toHaveLength(4);
});
