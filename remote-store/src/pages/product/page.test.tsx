import { createTestHost, sampleProducts } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { screen, within } from '@testing-library/react';
import { CART_KEY, serializeCart } from '../../cart/cart-storage';
import remote from '../../routes';
import { sampleItems } from '../../testing/sample-orders';
import { entries, meta } from './page';

beforeEach(() => localStorage.clear());

const [, rocket] = sampleProducts as [(typeof sampleProducts)[0], (typeof sampleProducts)[0]];
const selling = { answers: { functions: { getProducts: () => ({ data: sampleProducts }) } } };
const show = (slug: string) => renderPage(remote, `/store/${slug}`, selling);

it('shows image, name, level, description and price', async () => {
  show('rocket-insole');
  expect(await screen.findByRole('heading', { level: 1, name: 'Rocket Insole' })).toBeInTheDocument();
  expect(screen.getByText('Level 1: Light support')).toBeInTheDocument();
  expect(screen.getByText(/^€34.90/).closest('p')).toHaveTextContent('€34.90 per pair, tax included');
  expect(screen.getByText('Free delivery within 30 days, to', { exact: false })).toBeInTheDocument();
  expect(screen.getByText(/^14 days to try them on/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Which size fits/ })).toHaveAttribute('href', '/size-guide');
  expect(screen.getByText(rocket.description)).toBeInTheDocument();
  // The description says for whom it is.
  expect(screen.queryByText('For arches that need a small nudge.')).not.toBeInTheDocument();
});

it('adds to the cart, announces it, and links to the cart', async () => {
  const { user, host } = show('rocket-insole');
  const add = await screen.findByRole('button', { name: 'Add to Cart' });
  expect(screen.queryByText(/In your cart/)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Shoe size' }), 'EU 29, foot up to 178 mm');
  await user.click(add);
  await user.click(add);
  expect(screen.getByText(/In your cart: 2/)).toBeInTheDocument();
  expect(host.announcements).toEqual([
    'Rocket Insole, EU 29 added. In your cart: 1.',
    'Rocket Insole, EU 29 added. In your cart: 2.',
  ]);
  expect(host.published.at(-1)).toEqual({
    name: 'cart/changed',
    payload: { count: 2, total: 6980, currency: 'eur' },
  });
  await user.click(screen.getByRole('button', { name: 'View Cart' }));
  expect(host.openedPanels).toEqual(['cart']);
});

it('adds a product without sizes directly, and shows when every size is sold out', async () => {
  const selling = (sizes: typeof rocket.sizes) =>
    renderPage(remote, '/store/rocket-insole', {
      answers: { functions: { getProducts: () => ({ data: [{ ...rocket, sizes }] }) } },
    });
  const { user, unmount } = selling([]);
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  expect(screen.getByText(/In your cart: 1/)).toBeInTheDocument();
  unmount();
  selling(rocket.sizes.map((size) => ({ ...size, inStock: false })));
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  expect(screen.getByText(/^All sizes are sold out right now/)).toBeInTheDocument();
});

describe('a size that is sold out', () => {
  const soldOut = { ...rocket, id: '7f2c1c5e-2a51-4d0a-9a0e-5a6b0a3f1c11' };
  const comet = {
    ...rocket,
    id: 'p-comet',
    slug: 'comet-insole',
    name: 'Comet Insole',
    price: 3290,
    sizes: rocket.sizes.map((size) => ({ ...size, inStock: size.size > 29 })),
  };
  const open = (products: readonly object[]) =>
    renderPage(remote, '/store/rocket-insole', {
      answers: { functions: { getProducts: () => ({ data: products }) } },
    });
  const choose30 = async (user: ReturnType<typeof open>['user']) =>
    user.selectOptions(await screen.findByRole('combobox', { name: 'Shoe size' }), '30');
  const offer = () => screen.findByRole('region', { name: 'EU 30 is sold out' });

  it('offers the same size of the same level', async () => {
    const { user, address } = open([soldOut, comet, ...sampleProducts.slice(2)]);
    const add = await screen.findByRole('button', { name: 'Add to Cart' });
    const bright = add.className;
    await choose30(user);
    expect(add.className).not.toBe(bright);
    const instead = within(await offer());
    expect(instead.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Comet Insole €32.90',
    ]);
    await user.click(instead.getByRole('link', { name: 'Comet Insole' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Comet Insole' })).toBeVisible();
    expect(address()).toBe('/store/comet-insole');
  });

  it('links to a product that keeps the size and clears the error', async () => {
    const { user } = open([soldOut, comet]);
    await choose30(user);
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    const field = screen.getByRole('combobox', { name: 'Shoe size' });
    expect(field).toHaveAccessibleDescription('Size EU 30 is sold out. Choose another size.');
    await user.click(within(await offer()).getByRole('link', { name: 'Comet Insole' }));
    await screen.findByRole('heading', { level: 1, name: 'Comet Insole' });
    expect(field).toHaveValue('30');
    expect(field).not.toBeInvalid();
    expect(screen.queryByText(/is sold out/)).not.toBeInTheDocument();
  });

  it('links to a product without the refusal of the previous one', async () => {
    const full = sampleItems.map((item) => ({ ...item, quantity: 99 }));
    localStorage.setItem(CART_KEY, serializeCart({ items: full }));
    const { user } = open([rocket, comet]);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Shoe size' }), '29');
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Your cart holds 99 of Rocket Insole');
    await choose30(user);
    await user.click(within(await offer()).getByRole('link', { name: 'Comet Insole' }));
    await screen.findByRole('heading', { level: 1, name: 'Comet Insole' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows when there is no alternative, and removes the notice for another size', async () => {
    const { user } = open([soldOut, { ...comet, sizes: soldOut.sizes }]);
    await choose30(user);
    expect(await offer()).toHaveTextContent(/^EU 30 is sold out\.No other insole of level 1 is there/);
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(screen.getByText('Size EU 30 is sold out. Choose another size.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Shoe size' }), '31');
    expect(screen.queryByRole('region', { name: /sold out/ })).not.toBeInTheDocument();
  });
});

it('links back to the product’s level in the store', async () => {
  const { user, address } = show('rocket-insole');
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Products' })).toBeInTheDocument();
  expect(address()).toBe('/store#level-1');
});

it('answers 404 when no product has this address', async () => {
  // React logs errors that a boundary caught, as expected here.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show('moon-boot');
  expect(await screen.findByRole('alert')).toHaveTextContent('404');
});

it('lists every product on sale for prerendering', async () => {
  expect(await entries(createTestHost(selling))).toContainEqual({ productSlug: 'summit-sport-insole' });
});

describe('a page with a loaded product', () => {
  const siteUrl = 'https://littlearches.example';
  const described = (product: typeof rocket) =>
    meta({ found: { product, sameLevel: [] }, siteUrl }).structuredData;
  const part = (product: typeof rocket, type: string) => {
    const graph = described(product)?.['@graph'] as { '@type': string }[];
    return graph.find((each) => each['@type'] === type);
  };

  it('renders the title and text of its product', () => {
    expect(meta({ found: { product: rocket, sameLevel: [] }, siteUrl })).toMatchObject({
      title: 'Rocket Insole',
      description: rocket.description,
    });
    expect(meta({ found: Promise.resolve({ product: rocket, sameLevel: [] }), siteUrl }).title).toBe(
      'Product',
    );
  });

  it('publishes the terms of sale for search engines, and a product without sizes', () => {
    expect(part(rocket, 'OfferShippingDetails')).toMatchObject({
      shippingRate: { value: '0.00', currency: 'EUR' },
      shippingDestination: ['AT', 'BE', 'FR', 'DE', 'LU', 'NL'].map((addressCountry) => ({ addressCountry })),
      deliveryTime: { transitTime: { maxValue: 30, unitCode: 'DAY' } },
    });
    expect(part(rocket, 'MerchantReturnPolicy')).toMatchObject({
      applicableCountry: ['AT', 'BE', 'FR', 'DE', 'LU', 'NL'],
      merchantReturnDays: 14,
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    });
    expect(part({ ...rocket, sizes: [] }, 'Product')).toMatchObject({
      sku: 'rocket-insole',
      offers: { availability: 'https://schema.org/InStock' },
    });
  });
});
