import { addresses } from '@little-arches/contracts/routes';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen, within } from '@testing-library/react';
import remote from '../routes';

it.each([addresses.home, addresses.concept, addresses.faqs])(
  '%s shows that the app is not released, its requirements, and a code for its page',
  async (path) => {
    renderPage(remote, path);
    const panel = within(await screen.findByRole('region', { name: 'Get the app' }));
    expect(panel.getByText('Coming soon')).toBeVisible();
    expect(panel.getByText(/phone with a camera/)).toBeVisible();
    expect(panel.getByRole('img')).toHaveAccessibleName(/^QR code that leads to http.*\/coming-soon$/);
    expect(panel.getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', addresses.comingSoon);
  },
);

it('offers the app as the main action of home', async () => {
  const { container } = renderPage(remote, addresses.home);
  await screen.findByRole('heading', { level: 1 });
  const [first] = within(container.querySelector('section') as HTMLElement).getAllByRole('link', {
    name: /^(Get|Start|See)/,
  });
  expect(first).toHaveAccessibleName('Get the app');
  expect(first).toHaveAttribute('href', addresses.comingSoon);
});

it('shows on the page about the app a code that opens it on a phone', async () => {
  renderPage(remote, addresses.comingSoon);
  const needs = within(await screen.findByRole('region', { name: 'What the app will need' }));
  expect(needs.getByRole('img')).toHaveAccessibleName(/^QR code that leads to http.*\/coming-soon$/);
});
