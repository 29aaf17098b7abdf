import { createBackendError } from '@little-arches/contracts/backend';
import { sampleChildren, sampleProducts, sampleScans, signedIn } from '@little-arches/contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axeViolations } from '../testing/axe-violations';
import { renderCart } from '../testing/render-cart';
import { sampleItems } from '../testing/sample-orders';
import type { CartItem } from './cart';
import { CART_KEY, parseCart, serializeCart } from './cart-storage';

beforeEach(() => localStorage.clear());

const lines = () => screen.queryAllByRole('listitem').map((line) => line.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const undoButton = () => screen.findByRole('button', { name: 'Undo' });

it('shows that the cart is empty and the checkout is not available', async () => {
  const { host, dialog } = await renderCart([]);
  expect(within(dialog).getByRole('heading', { name: 'Your Cart' })).toBeInTheDocument();
  expect(screen.getByText('Your cart is empty.')).toBeInTheDocument();
  expect(button('Checkout')).toBeDisabled();
  expect(button('Checkout')).toHaveAccessibleDescription('Add a product to go to the checkout.');
  expect(host.published.filter(({ name }) => name === 'cart/opened')).toHaveLength(1);
});

it('shows lines with price and quantity, and the total with two decimals', async () => {
  const { dialog } = await renderCart(sampleItems);
  expect(lines()).toEqual([
    expect.stringMatching(/Rocket InsoleSize EU 29€34\.90 × 2€69\.80/),
    expect.stringMatching(/Summit InsoleSize EU 31€69\.90 × 1€69\.90/),
  ]);
  expect(screen.getByText('Total').parentElement).toHaveTextContent('Total €139.70');
  expect(await axeViolations(dialog)).toEqual([]);
});

it('shows each product of a level with its own picture', async () => {
  const [rocket] = sampleItems as [CartItem];
  const comet = { ...rocket, id: 'p-comet', slug: 'comet-insole', name: 'Comet Insole' };
  const { dialog } = await renderCart([rocket, comet], () => ({ data: [rocket, comet] }));
  const [first, second] = [...dialog.querySelectorAll('li > svg')].map(({ innerHTML }) =>
    innerHTML.replaceAll(/_r_\w+_/g, ''),
  );
  expect(first).not.toBe(second);
});

it('changes a quantity by buttons and by typing', async () => {
  const { user, host } = await renderCart(sampleItems);
  await user.click(button('One more of Rocket Insole, EU 29'));
  const field = screen.getByRole('textbox', { name: 'Quantity of Rocket Insole, EU 29' });
  expect(field).toHaveValue('3');
  await user.clear(field);
  await user.type(field, '12{Enter}');
  expect(screen.getByText('€34.90 × 12')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'x');
  await user.tab();
  expect(field).toHaveValue('12');
  expect(host.announcements).toEqual([
    'Rocket Insole, EU 29: quantity 3.',
    'Rocket Insole, EU 29: quantity 12.',
  ]);
});

it('stops at a quantity of one, and keeps the focus on the button', async () => {
  const { user, host } = await renderCart(sampleItems);
  const less = button('One less of Rocket Insole, EU 29');
  await user.click(less);
  expect(less).toHaveAttribute('aria-disabled', 'true');
  expect(less).toBeEnabled();
  expect(less).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(host.announcements).toEqual(['Rocket Insole, EU 29: quantity 1.']);
});

it('removes a line, announces it, and restores it', async () => {
  const { user, host } = await renderCart(sampleItems);
  await user.click(screen.getByRole('button', { name: 'Remove', description: 'Rocket Insole, EU 29' }));
  expect(await undoButton()).toHaveFocus();
  expect(lines()).toHaveLength(1);
  expect(host.announcements).toEqual(['Rocket Insole, EU 29 removed from your cart.']);
  await user.click(await undoButton());
  await waitFor(() => expect(button('Close cart')).toHaveFocus());
  expect(lines()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('clears the cart at once, and offers Undo', async () => {
  const { user, host } = await renderCart(sampleItems);
  await user.click(button('Clear cart'));
  expect(screen.getByText('Your cart is empty.')).toBeInTheDocument();
  expect(host.published.at(-1)).toEqual({
    name: 'cart/changed',
    payload: { count: 0, total: 0, currency: null },
  });
  await user.click(await undoButton());
  expect(lines()).toHaveLength(2);
});

describe('Undo after another tab changed the cart', () => {
  const [, summit] = sampleItems as [CartItem, CartItem];

  /** Removes the first line, stores these items as another tab, and restores the line. */
  async function undoAfter(change: (items: readonly CartItem[]) => readonly CartItem[]) {
    const { user, host } = await renderCart(sampleItems);
    await user.click(screen.getByRole('button', { name: 'Remove', description: 'Rocket Insole, EU 29' }));
    const { items } = parseCart(localStorage.getItem(CART_KEY) ?? '') ?? { items: [] };
    localStorage.setItem(CART_KEY, serializeCart({ items: change(items) }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY })));
    await user.click(await undoButton());
    return host;
  }

  it('shows when the line no longer fits', async () => {
    const host = await undoAfter(() => [{ ...summit, currency: 'usd' }]);
    const words = 'Rocket Insole, EU 29 no longer fits into this order. Please order it separately.';
    expect(lines()).toEqual([expect.stringContaining('Summit Insole')]);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(host.announcements.at(-1)).toBe(words);
  });
});

it('shows on its line that a price changed or a product is gone, and stops counting gone lines', async () => {
  const today = sampleProducts
    .filter(({ id }) => id !== 'p-3')
    .map((product) => ({ ...product, price: product.id === 'p-1' ? 3700 : product.price }));
  const { user } = await renderCart(sampleItems, () => ({ data: today }));
  expect(await screen.findByText('The price changed from €34.90 to €37.00.')).toBeInTheDocument();
  expect(lines()).toEqual([
    expect.stringContaining('€37.00 × 2'),
    expect.stringContaining('No longer available, and not part of your order.'),
  ]);
  expect(screen.getByText('Total').parentElement).toHaveTextContent('Total €74.00');
  await user.click(screen.getByRole('button', { name: 'Remove', description: 'Summit Insole, EU 31' }));
  expect(lines()).toHaveLength(1);
});

it('shows the stored cart when today’s products can’t be read', async () => {
  const { host } = await renderCart(sampleItems, () => {
    throw createBackendError('The store is closed.', 503);
  });
  await waitFor(() => expect(host.backendCalls).toHaveLength(1));
  expect(lines()).toEqual([expect.stringContaining('€34.90 × 2'), expect.stringContaining('€69.90 × 1')]);
  expect(host.errors).toEqual([]);
});

it('closes by a press on the backdrop, but not by a drag out of its content', async () => {
  const { onClose, dialog } = await renderCart(sampleItems);
  fireEvent.pointerDown(screen.getByText('Total'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('warns when the browser does not store the cart', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem');
  const { user } = await renderCart(sampleItems);
  full.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(button('One more of Summit Insole, EU 31'));
  expect(screen.getByText(/does not let us keep the cart/)).toBeInTheDocument();
  full.mockRestore();
});

describe('a line of the cart', () => {
  const [rocket] = sampleItems as [CartItem];
  const { size: _, ...sizeless } = rocket;
  const field = () => screen.getByRole('combobox', { name: 'Size of Rocket Insole' });
  const use = () => button('Use this size');

  it('requests the size of a line stored before there were sizes, also by keyboard', async () => {
    const { user, host } = await renderCart([{ ...sizeless, sizes: [] }]);
    await screen.findByText('Choose a size before you pay.');
    use().focus();
    await user.keyboard('{Enter}');
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription('Please choose a size.');
    expect(within(field()).getByRole('option', { name: 'EU 30, sold out' })).toBeDisabled();
    await user.selectOptions(field(), 'EU 29, foot up to 178 mm');
    await user.click(use());
    expect(lines()).toEqual([expect.stringContaining('Rocket InsoleSize EU 29€34.90 × 2')]);
    expect(screen.getByRole('heading', { name: 'Rocket Insole' })).toHaveFocus();
    expect(host.announcements).toEqual(['Rocket Insole, EU 29 is in your cart.']);
    expect(parseCart(localStorage.getItem(CART_KEY) ?? '')?.items).toMatchObject([{ size: 29, quantity: 2 }]);
  });

  it('marks a line whose size is sold out, and accepts another size', async () => {
    const { user } = await renderCart([{ ...rocket, size: 30 }]);
    await screen.findByText('Size EU 30 is sold out. Choose another size.');
    await user.selectOptions(field(), '28');
    await user.click(use());
    expect(lines()).toEqual([expect.stringContaining('Rocket InsoleSize EU 28€34.90 × 2')]);
  });

  it.each([
    ['before', [rocket, sizeless]],
    ['after', [sizeless, rocket]],
  ])('merges into the line of the same size %s it, and keeps the focus in the panel', async (_, items) => {
    const { dialog, user } = await renderCart(items);
    await user.selectOptions(field(), '29');
    await user.click(use());
    expect(lines()).toEqual([expect.stringContaining('Rocket InsoleSize EU 29€34.90 × 4')]);
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    expect(document.activeElement).not.toBe(dialog);
  });
});

it('shows the child of a line and whether it fits the scan, and changes the child by keyboard', async () => {
  const tables = { children: sampleChildren, scans: sampleScans };
  const { user } = await renderCart(sampleItems, undefined, { session: signedIn, tables });
  const line = within(await screen.findByRole('group', { name: 'For whom? Rocket Insole, EU 29' }));
  line.getByRole('button', { name: 'Ida' }).focus();
  await user.keyboard('{Enter}');
  expect(await line.findByText(/^Ida’s scan of 2 June 2026 suggests level 1/)).toHaveTextContent(
    'It suggests EU 30, which is sold out.',
  );
  expect(line.getByRole('button', { pressed: true })).toHaveTextContent('For Ida · EU 30 · level 1');
  expect(line.getByRole('button', { pressed: true })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(line.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
});

it('folds the choice of a larger family until it is opened', async () => {
  const [ida] = sampleChildren;
  const children = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eva'].map((first_name) => ({
    ...ida,
    id: `child-${first_name}`,
    first_name,
  }));
  const { user } = await renderCart(sampleItems, undefined, {
    session: signedIn,
    tables: { children, scans: [] },
  });
  const line = within(await screen.findByRole('group', { name: 'For whom? Rocket Insole, EU 29' }));
  expect(line.getAllByRole('button')).toHaveLength(1);
  await user.click(line.getByRole('button', { name: 'Say who it is for' }));
  expect(line.getByRole('button', { name: 'Ada' })).toHaveFocus();
  await user.click(line.getByRole('button', { name: 'Cleo' }));
  expect(await line.findByRole('button', { name: 'For Cleo · no scan yet' })).toHaveFocus();
  expect(line.queryByRole('button', { name: 'Ada' })).not.toBeInTheDocument();
});
