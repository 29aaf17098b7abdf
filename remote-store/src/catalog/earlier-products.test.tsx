import { createBackendError } from '@little-arches/contracts/backend';
import { createTestHost, sampleProducts } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import remote from '../routes';
import { rememberProducts } from './read-products';

beforeEach(() => localStorage.clear());

/** Renders a shop, leaves it, and replaces the answers of its backend from then on. */
async function shopLookedAt(later: () => unknown) {
  let answer = (): unknown => ({ data: sampleProducts });
  const view = renderPage(remote, '/store', { answers: { functions: { getProducts: () => answer() } } });
  await screen.findByRole('heading', { name: 'Level 3' });
  await act(() => view.router.navigate('/elsewhere'));
  await screen.findByText('Left for /elsewhere');
  answer = later;
  return { ...view, answerNow: (now: () => unknown) => (answer = now) };
}

const hangs = () => new Promise(() => undefined);
const cheaper = () => ({ data: sampleProducts.map((product) => ({ ...product, price: 990 })) });

it('reads again in the background, and shows the new products when they arrive', async () => {
  const { router } = await shopLookedAt(cheaper);
  await act(() => router.navigate('/store/rocket-insole'));
  expect(await screen.findByText(/^€9.90/)).toBeInTheDocument();
  expect(screen.queryByText(/^€34.90/)).not.toBeInTheDocument();
});

it('keeps the products when reading fails, and tries again when the connection returns', async () => {
  const { router, answerNow } = await shopLookedAt(() => {
    throw createBackendError('The store is closed until noon.', 503);
  });
  await act(() => router.navigate('/store'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The store is closed until noon.');
  expect(screen.getByRole('heading', { name: 'Level 3' })).toBeInTheDocument();
  answerNow(() => ({ data: sampleProducts.slice(0, 2) }));
  act(() => window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Level 3' })).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows 404 for a known product that was withdrawn', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router } = await shopLookedAt(() => ({ data: sampleProducts.slice(0, 1) }));
  await act(() => router.navigate('/store/rocket-insole'));
  expect(await screen.findByRole('alert')).toHaveTextContent('404');
});

it('prefers products that were read to prerendered ones', async () => {
  const host = createTestHost({ answers: { functions: { getProducts: hangs } } });
  rememberProducts(host, sampleProducts.slice(0, 3));
  rememberProducts(host, []);
  renderPage(remote, '/store', {}, host);
  expect(await screen.findByRole('heading', { name: 'Level 2' })).toBeInTheDocument();
});
