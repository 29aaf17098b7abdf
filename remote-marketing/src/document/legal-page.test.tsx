import { brand } from '@little-arches/contracts/company';
import { addresses, siteFileAddresses } from '@little-arches/contracts/routes';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen, within } from '@testing-library/react';
import remote from '../routes';

describe.each([addresses.privacy, addresses.terms])('%s', (path) => {
  async function open() {
    const page = renderPage(remote, path);
    await screen.findByRole('heading', { level: 1 });
    return page;
  }

  it('lists every section in the table of contents, in order', async () => {
    const { container } = await open();
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const headings = [...container.querySelectorAll('section > h2')].map(({ id, textContent }) => [
      `#${id}`,
      textContent,
    ]);
    expect(headings.length).toBeGreaterThan(5);
    expect(
      contents.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]),
    ).toEqual(headings);
  });

  it('shows the company and the date from which the text is valid', async () => {
    const { container } = await open();
    const address = container.querySelector('address');
    for (const line of [...brand.address, brand.email, brand.phone]) expect(address).toHaveTextContent(line);
    expect(container.querySelector('time')).toHaveAttribute(
      'datetime',
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    );
  });
});

it('links from the terms to the third-party licences', async () => {
  renderPage(remote, addresses.terms);
  const link = await screen.findByRole('link', { name: 'the licences of all of it' });
  expect(link).toHaveAttribute('href', siteFileAddresses.thirdPartyNotices);
});

it('links from the privacy notes to the pages where data is downloaded and deleted', async () => {
  renderPage(remote, addresses.privacy);
  const link = await screen.findByRole('link', { name: 'Download everything in your account' });
  expect(link).toHaveAttribute('href', addresses.settings);
  expect(screen.getByRole('link', { name: 'Profiles' })).toHaveAttribute('href', addresses.profiles);
});

// Other pages link to these sections; after a renamed id the links would open the top of the page.
it.each([
  [addresses.privacy, 'messages'],
  // Linked by /.well-known/security.txt, scripts/release/site/security-text.ts.
  [addresses.privacy, 'report-a-weakness'],
  [addresses.terms, 'changing-your-mind'],
])('%s keeps its section #%s', async (path, id) => {
  const { container } = renderPage(remote, path);
  await screen.findByRole('heading', { level: 1 });
  expect(container.querySelector(`h2#${id}`)).toBeVisible();
});
