import { act, screen } from '@testing-library/react';
import { createBackendError } from 'shared-contracts/backend';
import { renderPage } from 'shared-contracts/testing/render-page';
import { signedIn } from 'shared-contracts/testing/samples';
import { createTestHost, type TestHost } from 'shared-contracts/testing/test-host';
import { CART_KEY, readCart, serializeCart } from '../../cart/cart-storage';
import type { Order } from '../../payment/order';
import { rememberPayment } from '../../payment/payment-memory';
import { PAUSES } from '../../payment/use-order';
import remote from '../../routes';
import { axeViolations } from '../../testing/axe-violations';
import { sampleItems, sampleOrder } from '../../testing/sample-orders';

const address = '/checkout-success?payment_intent=pi_1&redirect_status=succeeded';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(CART_KEY, serializeCart({ items: sampleItems }));
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** A host whose order is in the next of these states at each look; the last one stays. */
function hostWith(...states: (Order['status'] | 'down' | 'missing')[]): TestHost & { looks(): number } {
  const host = createTestHost({ session: signedIn });
  let looks = 0;
  const select = async () => {
    const state = states[Math.min(looks++, states.length - 1)];
    if (state === 'down') throw createBackendError('Our server could not be reached.', 0);
    return state && state !== 'missing' ? [sampleOrder(state, 'pi_1')] : [];
  };
  return { ...host, backend: { ...host.backend, select }, looks: () => looks };
}

async function show(host: TestHost, path = address) {
  const view = renderPage(remote, path, {}, host);
  await act(() => jest.advanceTimersByTimeAsync(0));
  return view;
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const inCart = () => readCart(jest.fn()).cart.items.length;
const published = (host: TestHost, event: string) => host.published.filter(({ name }) => name === event);

it('shows the payment, the order and the way home; empties the cart and says so once', async () => {
  rememberPayment('pi_1');
  const host = hostWith('paid');
  const { container, unmount } = await show(host);
  expect(heading()).toBe('Payment Successful');
  expect(screen.getByText('pi_1')).toBeInTheDocument();
  expect(screen.getByText('Rocket Insole × 2')).toBeInTheDocument();
  expect(screen.getByText('Total').parentElement).toHaveTextContent('Total €139.70');
  expect(screen.getByRole('link', { name: 'Back to the homepage' })).toHaveAttribute('href', '/');
  expect(inCart()).toBe(0);
  expect(published(host, 'cart/changed').at(-1)?.payload).toEqual({ count: 0, total: 0, currency: null });
  const told = [
    {
      name: 'order/paid',
      payload: { orderId: 'order-1', paymentIntent: 'pi_1', total: 13970, currency: 'eur' },
    },
  ];
  expect(published(host, 'order/paid')).toEqual(told);
  jest.useRealTimers();
  expect(await axeViolations(container)).toEqual([]);
  jest.useFakeTimers();

  // Reloaded after the next cart was filled.
  unmount();
  localStorage.setItem(CART_KEY, serializeCart({ items: sampleItems }));
  await show(host);
  expect(heading()).toBe('Payment Successful');
  expect(inCart()).toBe(2);
  expect(published(host, 'order/paid')).toEqual(told);
});

it('leaves the cart of a browser alone that did not pay this', async () => {
  const host = hostWith('paid');
  await show(host);
  expect(inCart()).toBe(2);
  expect(published(host, 'order/paid')).toEqual([]);
});

it('waits for the order to be confirmed', async () => {
  rememberPayment('pi_1');
  const host = hostWith('pending', 'down', 'paid');
  await show(host);
  expect(heading()).toBe('Payment Successful');
  expect(screen.getByText(/We are waiting for the confirmation/)).toBeInTheDocument();
  expect(inCart()).toBe(2);
  await pass(1000);
  expect(screen.getByText(/We are waiting for the confirmation/)).toBeInTheDocument();
  await pass(1500);
  expect(screen.getByText('Thank you! Your order is paid.')).toBeInTheDocument();
  expect(inCart()).toBe(0);
  await pass(60_000);
  expect(host.looks()).toBe(3);
});

it('stops after about half a minute and looks again on request', async () => {
  const host = hostWith(...PAUSES.map(() => 'pending' as const), 'pending', 'paid');
  await show(host);
  await pass(29_000);
  expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
  await pass(2000);
  expect(screen.getByText(/takes longer than usual/)).toBeInTheDocument();
  expect(screen.getByText(/Please don’t pay again/)).toBeInTheDocument();
  await pass(60_000);
  expect(host.looks()).toBe(PAUSES.length + 1);
  act(() => screen.getByRole('button', { name: 'Check again' }).click());
  await pass(0);
  expect(screen.getByText('Thank you! Your order is paid.')).toBeInTheDocument();
});

it('does not call a failed payment successful and keeps the cart', async () => {
  rememberPayment('pi_1');
  await show(hostWith('failed'));
  expect(heading()).toBe('Payment failed');
  expect(screen.getByRole('link', { name: 'Back to the checkout' })).toHaveAttribute('href', '/checkout');
  expect(inCart()).toBe(2);
});

it('says when the account has no such order', async () => {
  await show(hostWith('missing'));
  expect(heading()).toBe('Order not found');
});

it('says when the order can’t be read', async () => {
  await show(hostWith('down'));
  await pass(40_000);
  expect(
    screen.getByText(/your order could not be read: Our server could not be reached\./),
  ).toBeInTheDocument();
});

it('shows ‘Unavailable’ without a payment', async () => {
  const host = hostWith('paid');
  await show(host, '/checkout-success');
  expect(heading()).toBe('No payment to show');
  expect(screen.getByText('Unavailable')).toBeInTheDocument();
  expect(host.looks()).toBe(0);
});

it('leads a signed-out visitor back here after the login', async () => {
  const host = hostWith('paid');
  host.setSession({ status: 'unauthenticated', reason: 'none' });
  await show(host);
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    `/auth/sign-in?returnTo=${encodeURIComponent(address)}`,
  );
  expect(host.looks()).toBe(0);
});
