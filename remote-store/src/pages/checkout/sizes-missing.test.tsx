import { createBackendError } from '@little-arches/contracts/backend';
import { sampleProducts } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import { readCart } from '../../cart/cart-storage';
import { cartStoreOf } from '../../cart/cart-store';
import { chooseSize } from '../../cart/line/line-size';
import { rememberPayment } from '../../payment/payment-memory';
import remote from '../../routes';
import {
  fill,
  good,
  payable,
  resetCheckout,
  sessionsOf,
  store,
  stripe,
} from '../../testing/checkout-fixture';
import { CART_ID, paidLines, sampleItems, sampleOrder } from '../../testing/sample-orders';

jest.mock('@stripe/stripe-js/pure', () => jest.requireActual('../../testing/checkout-fixture').stripeLoader);
jest.mock('@stripe/react-stripe-js', () => jest.requireActual('../../testing/checkout-fixture').stripeForm);
jest.mock('../../payment/provider/load-classic-script', () => ({
  loadClassicScript: jest.fn(async () => undefined),
}));

beforeEach(resetCheckout);

const stopped = () => screen.findByRole('heading', { level: 1, name: 'Choose your sizes' });
const sizeless = sampleItems.map(({ size: _, ...item }) => ({ ...item, sizes: [] }));
const soldOut = (sold: number) =>
  sampleProducts.map((product) => ({
    ...product,
    sizes: product.sizes.map((each) => (each.size === sold ? { ...each, inStock: false } : each)),
  }));

it('offers no payment for a cart stored before there were sizes, until they are chosen', async () => {
  fill(sizeless);
  const { host, user } = renderPage(remote, '/checkout', good);
  expect(await stopped()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Pay Now' })).not.toBeInTheDocument();
  expect(screen.getAllByText('Choose a size before you pay.')).toHaveLength(2);
  expect(sessionsOf(host)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Choose in your cart' }));
  expect(host.openedPanels).toEqual(['cart']);
  const carts = cartStoreOf(host);
  for (const { id, size = 0 } of sampleItems)
    await act(() => carts.update((cart) => chooseSize(cart, { id }, size)));
  await payable();
  expect(sessionsOf(host)).toMatchObject([{ input: { products: paidLines } }]);
});

it('shows on the line that its size was sold out while the payment was started', async () => {
  fill();
  let products: unknown = sampleProducts;
  const refusing = store(() => {
    products = soldOut(31);
    throw createBackendError('"Summit Insole" in size EU 31 is sold out.', 409, { reason: 'choose_size' });
  });
  const functions = { ...refusing.answers?.functions, getProducts: () => ({ data: products }) };
  const { host } = renderPage(remote, '/checkout', { ...refusing, answers: { functions } });
  await stopped();
  expect(screen.getByText('Size EU 31 is sold out. Choose another size.')).toBeInTheDocument();
  expect(sessionsOf(host)).toHaveLength(1);
});

it('leads to the choice of another size when one was sold out before Pay Now was pressed, and charges nothing', async () => {
  fill();
  let products: unknown = sampleProducts;
  const message = '"Summit Insole" in size EU 31 is sold out. Please choose another size.';
  const functions = {
    ...good.answers?.functions,
    getProducts: () => ({ data: products }),
    setDelivery: () => {
      products = soldOut(31);
      throw createBackendError(message, 409, { reason: 'choose_size', message });
    },
  };
  const { user } = renderPage(remote, '/checkout', { ...good, answers: { ...good.answers, functions } });
  await user.click(await payable());
  expect(await stopped()).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(`${message} Nothing was charged.`);
  expect(screen.getByText('Size EU 31 is sold out. Choose another size.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose in your cart' })).toBeInTheDocument();
  expect(stripe.confirmPayment).not.toHaveBeenCalled();
});

it('shows the server’s message when today’s products don’t explain the refusal', async () => {
  fill();
  const message = '"Summit Insole" is not made in size EU 31. Please choose another size.';
  renderPage(
    remote,
    '/checkout',
    store(() => {
      throw createBackendError(message, 409, { reason: 'choose_size' });
    }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('shows the payment of a cart that was paid before there were sizes, without asking for sizes', async () => {
  fill(sizeless);
  rememberPayment({ paymentIntent: 'pi_1', cartId: CART_ID });
  const lines = paidLines.map(({ id, quantity }) => ({ id, quantity }));
  const functions = {
    ...good.answers?.functions,
    getPaymentStatus: () => ({ data: { status: 'paid', cartId: CART_ID, lines } }),
  };
  renderPage(remote, '/checkout', {
    ...good,
    answers: { functions, tables: { orders: [sampleOrder('paid', 'pi_1')] } },
  });
  await screen.findByRole('heading', { level: 1, name: 'Payment Successful' });
  await waitFor(() => expect(readCart(jest.fn()).cart.items).toEqual([]));
});
