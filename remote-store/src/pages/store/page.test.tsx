import { createBackendError } from '@little-arches/contracts/backend';
import { sampleProducts } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CART_KEY, serializeCart } from '../../cart/cart-storage';
import { select } from '../../catalog/selection';
import remote from '../../routes';
import { sampleItems } from '../../testing/sample-orders';

beforeEach(() => {
  localStorage.clear();
  select('3', '');
});

const answering = (getProducts: () => unknown) => ({ answers: { functions: { getProducts } } });
const selling = answering(() => ({ data: sampleProducts }));
const level3 = async () =>
  (await screen.findByRole('heading', { name: 'Level 3' })).closest('li') as HTMLElement;

it('shows one card for each level that has a product', async () => {
  const { container } = renderPage(
    remote,
    '/store',
    answering(() => ({ data: sampleProducts.slice(1, 3) })),
  );
  expect(screen.queryByText('Loading ....') ?? screen.getByText('Loading products...')).toBeInTheDocument();
  await screen.findByRole('heading', { name: 'Level 1' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '1Level 1',
    '2Level 2',
  ]);
  expect(container.querySelector('#level-1')).toHaveTextContent('For arches that need a small nudge.');
  expect(screen.getAllByRole('img')).toHaveLength(2);
});

it('shows the children who are due for a rescan after the levels', async () => {
  renderPage(remote, '/store', { ...selling, slots: { 'due-for-rescan': () => <p>Time for a new scan</p> } });
  const cards = await level3();
  expect(cards.compareDocumentPosition(screen.getByText('Time for a new scan'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('links from a level’s dropdown to the product, and keeps the choice after Back', async () => {
  const { user, address, router } = renderPage(remote, '/store', selling);
  const card = within(await level3());
  const dropdown = card.getByRole('combobox', { name: /^Select Product/ });
  expect(dropdown).toHaveDisplayValue('Select Product');
  expect(card.queryByRole('button', { name: 'View Product' })).not.toBeInTheDocument();
  await user.selectOptions(dropdown, 'summit-sport-insole');
  await user.click(card.getByRole('button', { name: 'View Product' }));
  expect(await screen.findByRole('heading', { name: 'Summit Sport Insole' })).toBeInTheDocument();
  expect(address()).toBe('/store/summit-sport-insole');
  await act(() => router.navigate(-1));
  expect(within(await level3()).getByRole('combobox')).toHaveDisplayValue('Summit Sport Insole · €74.90');
});

it('shows on each card one list of products with prices, and the lowest price of the level', async () => {
  renderPage(remote, '/store', selling);
  const card = within(await level3());
  const [list, ...others] = card.getAllByRole('combobox');
  expect(others).toEqual([]);
  const options = within(list as HTMLElement).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Select Product',
    'Summit Insole · €69.90',
    'Summit Sport Insole · €74.90',
  ]);
  expect(card.getByText('from €69.90')).toBeVisible();
});

it('shows what the insoles are, for whom, what they cost, and that the app is coming', async () => {
  renderPage(remote, '/store', selling);
  const answers = (await screen.findByText(/^Insoles in four levels/)).closest('ul');
  await waitFor(() => expect(answers).toHaveTextContent('€19.90 to €74.90 per pair, tax included'));
  expect(answers).toHaveTextContent('For children who walk, 2 to 12 years€19.90');
  expect(answers).toHaveTextContent('The app that scans and suggests a level is free. Coming soon');
});

it('opens the cart and shows its number of pieces', async () => {
  localStorage.setItem(CART_KEY, serializeCart({ items: sampleItems }));
  const { user, host } = renderPage(remote, '/store', selling);
  const viewCart = await screen.findByRole('button', { name: 'View Cart' });
  expect(viewCart).toHaveAccessibleDescription('3 in your cart');
  await user.click(viewCart);
  expect(host.openedPanels).toEqual(['cart']);
});

it.each([
  ['/store', createBackendError('Closed until noon.', 503), 'Closed until noon.', 'Level 3'],
  [
    '/store',
    createBackendError('A problem.', 500, { message: '<b>E17</b>: none' }),
    '<b>E17</b>: none',
    'Level 3',
  ],
  [
    '/store',
    createBackendError('A problem.', 409, { message: 'x'.repeat(300) }),
    `${'x'.repeat(199)}…`,
    'Level 3',
  ],
  ['/store', createBackendError('Our server could not be reached.', 0), 'Fetch error', 'Level 3'],
  ['/store/rocket-insole', createBackendError('A problem.', 500, { message: 'E42' }), 'E42', 'Rocket Insole'],
])(
  'shows on %s why it can’t load, under a heading, and loads again on request',
  async (path, failure, text, then) => {
    let failing = true;
    const { user } = renderPage(
      remote,
      path,
      answering(() => {
        if (failing) throw failure;
        return { data: sampleProducts };
      }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    failing = false;
    await user.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByRole('heading', { name: then })).toBeInTheDocument();
  },
);

it('reports an answer it can’t read', async () => {
  const { host } = renderPage(
    remote,
    '/store',
    answering(() => ({ data: [{ id: 1 }] })),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Fetch error');
  expect(host.errors).toHaveLength(1);
});

it('shows a message when nothing is on sale', async () => {
  renderPage(
    remote,
    '/store',
    answering(() => ({ data: [] })),
  );
  expect(await screen.findByRole('heading', { name: 'Nothing is on sale right now' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact-us');
});
