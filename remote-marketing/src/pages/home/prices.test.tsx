import { createBackendError } from '@little-arches/contracts/backend';
import { addresses } from '@little-arches/contracts/routes';
import { createTestHost, sampleProducts } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../routes';
import { readPrices } from './prices';

const selling = (getProducts: () => unknown) => ({ answers: { functions: { getProducts } } });
/** Returns the list at the end of the first screen. */
const answers = async () => (await screen.findByText(/^For children who walk/)).closest('ul') as HTMLElement;

it('shows age range, prices, the status of the app and the company', async () => {
  renderPage(
    remote,
    addresses.home,
    selling(() => ({ data: sampleProducts })),
  );
  const list = await answers();
  await waitFor(() => expect(list).toHaveTextContent('Insoles, if you want them: €19.90 to €74.90 a pair'));
  const lines = within(list).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'For children who walk, 2 to 12 years',
    'App coming soon, free',
    'Insoles, if you want them: €19.90 to €74.90 a pair',
    'From Little Arches Group: who we are',
  ]);
  const levels = within(screen.getByRole('region', { name: 'Four levels of support' }));
  expect(levels.getAllByText(/^from €/).map(({ textContent }) => textContent)).toEqual([
    'from €19.90',
    'from €34.90',
    'from €49.90',
    'from €69.90',
  ]);
});

it.each([
  ['can’t be read', () => Promise.reject(createBackendError('Down.', 503))],
  ['is empty', () => ({ data: [] })],
])('shows the page without prices when the catalogue %s', async (_what, getProducts) => {
  const { host } = renderPage(remote, addresses.home, selling(getProducts));
  expect(await answers()).toHaveTextContent('No obligation to buy');
  expect(screen.queryByText(/€/)).not.toBeInTheDocument();
  expect(host.errors).toEqual([]);
});

it('omits a level without a product', async () => {
  const host = createTestHost(selling(() => ({ data: sampleProducts.slice(1, 3) })));
  expect(await readPrices(host)).toEqual({
    all: { least: { amount: 3490, currency: 'eur' }, most: { amount: 4990, currency: 'eur' } },
    from: { '1': { amount: 3490, currency: 'eur' }, '2': { amount: 4990, currency: 'eur' } },
  });
});
