import { addresses } from '@little-arches/contracts/routes';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen, within } from '@testing-library/react';
import { installFakeBrowser } from '../../behaviours/testing/fake-browser';
import remote from '../../routes';

async function open() {
  installFakeBrowser();
  const page = renderPage(remote, '/pricing');
  await screen.findByRole('heading', { level: 1, name: 'Pricing' });
  const prices = () =>
    [...page.container.querySelectorAll('li h3')]
      .slice(0, 3)
      .map((title) => [title.textContent, title.parentElement?.querySelector('strong')?.textContent]);
  return { ...page, prices };
}

it('shows annual prices first, and monthly ones on a press', async () => {
  const { prices, user } = await open();
  expect(screen.getByRole('radio', { name: 'Annually' })).toBeChecked();
  expect(prices()).toEqual([
    ['Web Design', '$299'],
    ['UX/UI', '$499'],
    ['Branding', '$299'],
  ]);
  await user.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(prices()).toEqual([
    ['Web Design', '$399'],
    ['UX/UI', '$599'],
    ['Branding', '$399'],
  ]);
  expect(screen.getAllByText(/billed monthly$/)).toHaveLength(3);
});

it('links from each package back to the prices, and from the questions to the contact page', async () => {
  await open();
  for (const link of screen.getAllByRole('link', { name: /^Choose / }))
    expect(link).toHaveAttribute('href', addresses.pricing);
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', addresses.contactUs);
  expect(screen.getByText(/30 day free trial/)).toBeInTheDocument();
});

it('shows four testimonials rated 4 to 5 and a moving row of 22 clients', async () => {
  await open();
  const ratings = screen.getAllByText(/^Rated/).map((rating) => rating.textContent);
  expect(ratings).toEqual(['Rated 5 of 5', 'Rated 4 of 5', 'Rated 5 of 5', 'Rated 4 of 5']);
  const clients = screen.getByRole('region', { name: 'Clients' });
  expect(within(clients).getAllByRole('listitem')).toHaveLength(22);
});
