import { createBackendError } from '@little-arches/contracts/backend';
import { sampleProducts, signedIn } from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { cents } from '@little-arches/contracts/values';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { CART_KEY } from '../../cart/cart-storage';
import { cartStoreOf } from '../../cart/cart-store';
import { chooseSize } from '../../cart/line/line-size';
import { loadClassicScript } from '../../payment/load-classic-script';
import { startedPayments } from '../../payment/payment-memory';
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
import { CART_ID, paidLines, sampleItems } from '../../testing/sample-orders';

jest.mock('@stripe/stripe-js/pure', () => jest.requireActual('../../testing/checkout-fixture').stripeLoader);
jest.mock('@stripe/react-stripe-js', () => jest.requireActual('../../testing/checkout-fixture').stripeForm);
jest.mock('../../payment/load-classic-script', () => ({
  loadClassicScript: jest.fn(async () => undefined),
}));

beforeEach(resetCheckout);

it.each([
  ['a customer', good, 1],
  ['a visitor', { ...good, session: { status: 'unauthenticated', reason: 'none' } } as const, 0],
])('shows %s that the cart is empty, and orders to customers only', async (_, options, orders) => {
  const { host } = renderPage(remote, '/checkout', options);
  expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the products' })).toHaveAttribute('href', '/store');
  expect(screen.queryAllByRole('link', { name: 'See your orders' })).toHaveLength(orders);
  expect(host.backendCalls).toEqual([]);
});

it('waits for the session', async () => {
  fill();
  const { host } = renderPage(remote, '/checkout', { ...good, session: { status: 'loading' } });
  expect(await screen.findByText('Loading checkout...')).toBeInTheDocument();
  act(() => host.setSession(signedIn));
  await payable();
});

it('shows lines, total and payment form, and sends the cart items to the server', async () => {
  fill();
  const { host } = renderPage(remote, '/checkout', {
    ...good,
    answers: { ...good.answers, delay: 50 },
  });
  expect(await screen.findByText('Loading checkout...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeInTheDocument();
  expect(screen.getByText('Total').parentElement).toHaveTextContent('Total €139.70');
  expect(screen.getByText('Card form')).toBeInTheDocument();
  expect(screen.getByText(/Test mode: no money moves\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'terms, with your right to withdraw' })).toHaveAttribute(
    'href',
    '/terms',
  );
  expect(sessionsOf(host)).toEqual([
    {
      name: 'createPaymentSessionWithEmail',
      input: { email: 'mara@family.example', products: sampleItems, cartId: CART_ID },
    },
  ]);
  expect(loadClassicScript).toHaveBeenCalledWith('/payment-simulator/stripe.js', {
    api: 'http://127.0.0.1:54321/payments',
  });
});

it('loads no simulator and shows no test note when payments are real', async () => {
  fill();
  renderPage(remote, '/checkout', {
    ...good,
    config: { payments: { provider: 'stripe', publishableKey: 'pk_live_x' } },
  });
  await payable();
  expect(screen.queryByText(/Test mode/)).not.toBeInTheDocument();
  expect(loadClassicScript).not.toHaveBeenCalled();
});

it('disables the button as ‘Processing...’ during the payment, and returns to this site’s success page', async () => {
  fill();
  stripe.confirmPayment.mockReturnValue(new Promise(() => undefined));
  const { user } = renderPage(remote, '/checkout', good);
  await user.click(await payable());
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  expect(stripe.confirmPayment).toHaveBeenCalledWith(
    expect.objectContaining({ confirmParams: { return_url: `${window.location.origin}/checkout-success` } }),
  );
  expect(startedPayments(CART_ID)).toEqual([{ paymentIntent: 'pi_1', cartId: CART_ID }]);
});

it('pays once, however often and fast Pay Now and Enter are pressed', async () => {
  fill();
  stripe.confirmPayment.mockReturnValue(new Promise(() => undefined));
  const { user, host } = renderPage(remote, '/checkout', good);
  await user.dblClick(await payable());
  const form = screen.getByRole('form', { name: 'Delivery and payment' });
  for (const _ of ['held', 'down']) fireEvent.submit(form);
  await waitFor(() => expect(stripe.confirmPayment).toHaveBeenCalled());
  expect(stripe.confirmPayment).toHaveBeenCalledTimes(1);
  expect(host.backendCalls.filter(({ name }) => name === 'setDelivery')).toHaveLength(1);
});

it('keeps the form during a payment when another tab changes the cart or the session', async () => {
  fill();
  stripe.confirmPayment.mockReturnValue(new Promise(() => undefined));
  const { user, host } = renderPage(remote, '/checkout', good);
  await user.click(await payable());
  for (const items of [sampleItems.slice(0, 1), []]) {
    fill(items);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY })));
    expect(screen.getByText('Card form')).toBeInTheDocument();
  }
  fill();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY })));
  act(() => host.setSession({ status: 'unauthenticated', reason: 'none' }));
  expect(screen.getByText('Card form')).toBeInTheDocument();
  expect(sessionsOf(host)).toHaveLength(1);
});

it('requires consent to changed prices and withdrawn products, also after a reload, and charges the displayed total', async () => {
  fill();
  stripe.retrievePaymentIntent.mockResolvedValue({ paymentIntent: { amount: 7400, currency: 'eur' } });
  const today = sampleProducts
    .filter(({ id }) => id !== 'p-3')
    .map((product) => ({ ...product, price: product.id === 'p-1' ? cents(3700) : product.price }));
  const options = store(() => ({ paymentIntent: 'pi_2_secret_x' }), today);
  const heading = { level: 1, name: 'Your cart has changed since you filled it' };
  const before = renderPage(remote, '/checkout', options);
  await screen.findByRole('heading', heading);
  before.unmount();

  const { host, user } = renderPage(remote, '/checkout', options);
  expect(await screen.findByRole('heading', heading)).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Pay Now' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Rocket InsoleSize EU 29 · €37.00 × 2The price changed from €34.90 to €37.00.€74.00',
    'Summit InsoleSize EU 31 · €69.90 × 1No longer available, and not part of your order.',
  ]);
  expect(screen.getByText('Total').parentElement).toHaveTextContent('Total €74.00');
  expect([...sessionsOf(before.host), ...sessionsOf(host)]).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Agree and continue' }));
  await payable();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(sessionsOf(host)).toHaveLength(1);
  expect(host.published.at(-1)).toMatchObject({ payload: { count: 2, total: 7400 } });
});

it('lists the withdrawn products when nothing in the cart is sold any more', async () => {
  fill();
  const { user } = renderPage(
    remote,
    '/checkout',
    store(() => ({ paymentIntent: 'x' }), []),
  );
  const agree = await screen.findByRole('button', { name: 'Take it out of my cart' });
  expect(screen.getAllByText(/No longer available/)).toHaveLength(2);
  await user.click(agree);
  expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
});

it.each([
  ['amount', { amount: 14000, currency: 'eur' }],
  ['currency', { amount: 13970, currency: 'usd' }],
])('shows no form when its %s differs from the displayed total', async (_, paymentIntent) => {
  fill();
  stripe.retrievePaymentIntent.mockResolvedValue({ paymentIntent });
  renderPage(remote, '/checkout', good);
  expect(await screen.findByRole('alert')).toHaveTextContent('A price changed just now.');
});

it('prepares another payment when the cart changes', async () => {
  fill();
  const { host } = renderPage(remote, '/checkout', good);
  await screen.findByRole('button', { name: 'Pay Now' });
  stripe.retrievePaymentIntent.mockResolvedValue({ paymentIntent: { amount: 6980, currency: 'eur' } });
  fill(sampleItems.slice(0, 1));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY })));
  await waitFor(() => expect(screen.getByText('Total').parentElement).toHaveTextContent('€69.80'));
  expect(sessionsOf(host)).toHaveLength(2);
});

const sizesHeading = () => screen.findByRole('heading', { level: 1, name: 'Choose your sizes' });
const sizeless = sampleItems.map(({ size: _, ...item }) => ({ ...item, sizes: [] }));
const soldOut = (sold: number) =>
  sampleProducts.map((product) => ({
    ...product,
    sizes: product.sizes.map((each) => (each.size === sold ? { ...each, inStock: false } : each)),
  }));

it('offers no payment for a cart stored before there were sizes, until they are chosen', async () => {
  fill(sizeless);
  const { host, user } = renderPage(remote, '/checkout', good);
  expect(await sizesHeading()).toHaveFocus();
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
  await sizesHeading();
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
  expect(await sizesHeading()).toHaveFocus();
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
