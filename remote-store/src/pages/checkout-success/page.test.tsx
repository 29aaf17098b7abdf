import { createBackendError } from '@little-arches/contracts/backend';
import {
  createTestHost,
  type FakeAnswers,
  sampleChildren,
  sampleScans,
  signedIn,
  type TestHost,
} from '@little-arches/contracts/testing';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, screen, within } from '@testing-library/react';
import { CART_KEY, readCart, serializeCart } from '../../cart/cart-storage';
import { rememberPayment } from '../../payment/payment-memory';
import type { PaymentStatus } from '../../payment/payment-status';
import { PAUSES } from '../../payment/payment-status';
import remote from '../../routes';
import { CART_ID, paidLines, sampleItems, sampleOrder } from '../../testing/sample-orders';

const address = '/checkout-success?payment_intent=pi_1&redirect_status=succeeded';
const withSecret = `${address}&payment_intent_client_secret=pi_1_secret_x`;

const fillCart = () => localStorage.setItem(CART_KEY, serializeCart({ id: CART_ID, items: sampleItems }));

beforeEach(() => {
  localStorage.clear();
  fillCart();
  jest.useFakeTimers();
  // Without random spread the pauses are exact.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

type State = PaymentStatus['status'] | 'down' | 'missing';

/** Returns a host whose payment has the next of these states at each request; the last one stays. */
const hostWith = (...states: State[]) => hostOf(states, { orders: [sampleOrder('paid', 'pi_1')] });

function hostOf(
  states: State[],
  tables: NonNullable<FakeAnswers['tables']>,
): TestHost & { checks(): number } {
  let checks = 0;
  const host = createTestHost({
    session: signedIn,
    answers: {
      functions: {
        getPaymentStatus: () => {
          const status = states[Math.min(checks++, states.length - 1)];
          if (status === 'down') throw createBackendError('Our server could not be reached.', 0);
          if (status === 'missing') throw createBackendError('We could not find this payment.', 404);
          return { data: { status, cartId: CART_ID, lines: paidLines } };
        },
      },
      tables,
    },
  });
  return { ...host, checks: () => checks };
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

it('shows the payment, the order and the link home; empties the cart and publishes the order once', async () => {
  rememberPayment({ paymentIntent: 'pi_1', cartId: CART_ID });
  const host = hostWith('paid');
  const { unmount } = await show(host);
  expect(heading()).toBe('Payment Successful');
  expect(screen.getByText('pi_1')).toBeInTheDocument();
  expect(screen.getByText('Rocket Insole, EU 29 × 2')).toBeInTheDocument();
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

  // Reloads after the next cart was filled.
  unmount();
  localStorage.setItem(CART_KEY, serializeCart({ items: sampleItems }));
  await show(host);
  expect(heading()).toBe('Payment Successful');
  expect(inCart()).toBe(2);
  expect(published(host, 'order/paid')).toEqual(told);
});

it('keeps the cart of a browser that did not start the payment', async () => {
  localStorage.setItem(CART_KEY, serializeCart({ items: sampleItems }));
  const host = hostWith('paid');
  await show(host);
  expect(inCart()).toBe(2);
  expect(published(host, 'order/paid')).toEqual([]);
});

it('never shows success before the payment is verified, whatever the address claims', async () => {
  const host = hostWith('processing', 'down', 'paid');
  await show(host);
  expect(heading()).toBe('Your payment is being processed');
  expect(inCart()).toBe(2);
  await pass(1000);
  expect(heading()).toBe('Your payment is being processed');
  await pass(1500);
  expect(screen.getByText('Thank you! Your order is paid.')).toBeInTheDocument();
  expect(inCart()).toBe(0);
  await pass(60_000);
  expect(host.checks()).toBe(3);
});

it('stops polling after about half a minute, and checks again on request', async () => {
  const host = hostWith(...PAUSES.map(() => 'processing' as const), 'processing', 'paid');
  await show(host);
  await pass(29_000);
  expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
  await pass(2000);
  expect(screen.getByText(/takes longer than usual.*You won’t be charged twice\./)).toBeInTheDocument();
  await pass(60_000);
  expect(host.checks()).toBe(PAUSES.length + 1);
  act(() => screen.getByRole('button', { name: 'Check again' }).click());
  await pass(0);
  expect(screen.getByText('Thank you! Your order is paid.')).toBeInTheDocument();
});

it.each<[string, State, string]>([
  ['Payment failed', 'failed', address],
  ['We could not find this payment', 'missing', address.replace('pi_1', 'pi_1%0A<script>')],
  ['We can’t check your payment right now', 'down', address],
])('shows ‘%s’, never a success, and keeps the cart', async (title, state, path) => {
  await show(hostWith(state), path);
  await pass(40_000);
  expect(heading()).toBe(title);
  expect(inCart()).toBe(2);
});

it('shows ‘Unavailable’ without a payment', async () => {
  const host = hostWith('paid');
  await show(host, '/checkout-success');
  expect(screen.getByText('Unavailable')).toBeInTheDocument();
  expect(host.checks()).toBe(0);
});

describe('signed out', () => {
  const visitor = (...states: State[]) => {
    const host = hostWith(...states);
    host.setSession({ status: 'unauthenticated', reason: 'none' });
    return host;
  };

  it('requests a sign-in that returns here, and sends no request about the payment', async () => {
    const host = visitor('paid');
    await show(host);
    expect(heading()).toBe('Login to see this payment');
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      `/auth/sign-in?returnTo=${encodeURIComponent('/checkout-success?payment_intent=pi_1')}`,
    );
    expect(host.checks()).toBe(0);
  });

  it('shows the payment by its client secret, and removes the secret from the address at once', async () => {
    const host = visitor('paid');
    const { router } = await show(host, withSecret);
    expect(heading()).toBe('Payment Successful');
    // The history's state survives a reload, and is not displayed.
    expect(router.state.location.state).toEqual({ clientSecret: 'pi_1_secret_x' });
    expect(inCart()).toBe(0);
    expect(host.backendCalls).toEqual([
      { name: 'getPaymentStatus', input: { paymentIntent: 'pi_1', clientSecret: 'pi_1_secret_x' } },
    ]);
    // `returnTo` is the page's own address.
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      `/auth/sign-in?returnTo=${encodeURIComponent('/checkout-success?payment_intent=pi_1')}`,
    );
  });
});

it('shows delivery day, mail, first steps and returns, and the payment at the end', async () => {
  const { container } = await show(hostWith('paid'));
  await pass(0);
  const now = screen.getByRole('region', { name: 'What now' });
  // The order is of 20 November 2026.
  expect(now).toHaveTextContent('On 20 December 2026 at the latest.');
  expect(now).toHaveTextContent('“Your order 4721 8350: thank you”, to mara@family.example.');
  expect(now).toHaveTextContent('Begin with an hour on the first day');
  expect(now).toHaveTextContent('You have 14 days after they have arrived');
  expect(screen.getByRole('link', { name: 'How returning works' })).toHaveAttribute(
    'href',
    '/terms#changing-your-mind',
  );
  expect(container.textContent).toMatch(/Paymentpi_1$/);
});

it('shows a signed-out person only the latest delivery and the mail, and nothing before the payment', async () => {
  const host = hostWith('paid');
  host.setSession({ status: 'unauthenticated', reason: 'none' });
  const { unmount } = await show(host, withSecret);
  const now = screen.getByRole('region', { name: 'What now' });
  expect(now).toHaveTextContent('Within 30 days of your order, at the latest.');
  expect(now).toHaveTextContent('It goes to the address of your account');
  unmount();
  await show(hostWith('failed'));
  expect(screen.queryByRole('region', { name: 'What now' })).not.toBeInTheDocument();
});

it.each([
  ['Ida', 'child-1', 'For Ida · EU 31 · level 1', 'Nils'],
  ['Nils', 'child-2', 'For Nils · EU 29 · no scan yet', 'Ida'],
])(
  'shows for whom each line is, links to the store for %s, and changes the child in one press',
  async (_, childId, chip, other) => {
    const order = sampleOrder('paid', 'pi_1');
    const lines = order.order_lines.map((line, at) => ({ ...line, child_id: sampleChildren[1 - at]?.id }));
    const orders = [{ ...order, order_lines: lines }];
    const host = hostOf(['paid'], { orders, children: sampleChildren, scans: sampleScans });
    host.bus.publish('child/chosen', { childId });
    await show(host);
    await pass(10);
    expect(
      screen.getAllByText(/^For (Ida|Nils)$/).map(({ parentElement }) => parentElement?.textContent),
    ).toEqual(['Rocket Insole, EU 29 × 2For Nils', 'Summit Insole, EU 31 × 1For Ida']);
    const whom = within(screen.getByRole('group', { name: 'Who is the store shown for?' }));
    expect(whom.getByRole('button', { pressed: true })).toHaveTextContent(chip);
    act(() => whom.getByRole('button', { name: other }).click());
    await pass(10);
    expect(whom.getByRole('button', { pressed: true })).toHaveTextContent(`For ${other} · `);
    act(() => whom.getByRole('button', { pressed: true }).click());
    expect(whom.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
    expect(published(host, 'child/chosen').at(-1)?.payload).toEqual({ childId: null });
  },
);
