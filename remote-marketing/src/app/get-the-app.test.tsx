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
    expect(panel.getByRole('link', { name: 'Start without the app' })).toHaveAttribute(
      'href',
      addresses.start,
    );
    expect(panel.getByRole('link', { name: 'Tell me when it is out' })).toHaveAttribute(
      'href',
      `${addresses.comingSoon}#tell-me`,
    );
  },
);
