import { createBackendError } from '@little-arches/contracts/backend';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, fireEvent, screen } from '@testing-library/react';
import { readCart } from '../../cart/cart-storage';
import { rememberPayment, startedPayments } from '../../payment/payment-memory';
import remote from '../../routes';
import {
  fill,
  good,
  payable,
  resetCheckout,
  sessionsOf,
  statusIs,
  store,
  stripe,
} from '../../testing/checkout-fixture';
import { CART_ID, paidLines } from '../../testing/sample-orders';

jest.mock('@stripe/stripe-js/pure', () => jest.requireActual('../../testing/checkout-fixture').stripeLoader);
jest.mock('@stripe/react-stripe-js', () => jest.requireActual('../../testing/checkout-fixture').stripeForm);
jest.mock('../../payment/load-classic-script', () => ({
  loadClassicScript: jest.fn(async () => undefined),
}));

beforeEach(resetCheckout);

const intent = (status: string, more = {}) => ({
  paymentIntent: { amount: 13970, currency: 'eur', status, ...more },
});

/** Presses Pay Now with this answer of the provider; the intent then has this state. */
async function payAnd(answer: () => Promise<unknown>, then: unknown, options = good) {
  fill();
  stripe.confirmPayment.mockImplementation(answer);
  const view = renderPage(remote, '/checkout', options);
  const button = await payable();
  stripe.retrievePaymentIntent.mockImplementation(async () => {
    if (then instanceof Error) throw then;
    return then;
  });
  await view.user.click(button);
  return view;
}
const unexpected = {
  error: {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: 'You cannot confirm this PaymentIntent because it has already succeeded.',
  },
};
const broken = async () => {
  throw new Error('IntegrationError');
};
const lost = async () => ({ error: { type: 'api_connection_error', message: 'fetch failed' } });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const noPayNow = () => expect(screen.queryByRole('button', { name: 'Pay Now' })).not.toBeInTheDocument();
const inCart = () => readCart(jest.fn()).cart.items.length;

describe('while the bank’s second step is open', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it('waits without a limit, and finds a payment whose answer never arrives', async () => {
    fill();
    stripe.confirmPayment.mockReturnValue(new Promise(() => undefined));
    renderPage(remote, '/checkout', statusIs('paid'));
    await pass(1000);
    stripe.retrievePaymentIntent.mockResolvedValue(intent('requires_action'));
    fireEvent.submit(screen.getByRole('form', { name: 'Delivery and payment' }));
    await pass(60_000);
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    expect(screen.getByText(/If nothing happens, reload this page/)).toHaveRole('status');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    stripe.retrievePaymentIntent.mockResolvedValue(intent('succeeded'));
    await pass(20_000);
    expect(screen.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
    expect(inCart()).toBe(0);
  });
});

describe('a page restored from the browser’s cache after the bank’s page', () => {
  const comeBack = () =>
    act(async () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true })));
  const never = () => new Promise(() => undefined);

  it('offers the form again for an open payment', async () => {
    await payAnd(never, intent('requires_action'));
    await screen.findByRole('button', { name: 'Processing...' });
    await comeBack();
    await payable();
  });

  it('shows a payment that succeeded there, and empties the cart', async () => {
    await payAnd(never, intent('succeeded'), statusIs('paid'));
    await screen.findByRole('button', { name: 'Processing...' });
    await comeBack();
    await heading('Payment Successful');
    expect(inCart()).toBe(0);
  });
});

describe('after an inconclusive answer', () => {
  it.each([
    ['says that it succeeded before', async () => unexpected],
    ['breaks', broken],
  ])('opens the page of a succeeded payment and empties the cart when confirm %s', async (_, answer) => {
    await payAnd(answer, intent('succeeded'), statusIs('paid'));
    await heading('Payment Successful');
    expect(inCart()).toBe(0);
  });

  it('shows that a payment is being processed and polls it to its end', async () => {
    await payAnd(lost, intent('processing'), statusIs('paid'));
    await heading('Your payment is being processed');
    noPayNow();
    expect(await screen.findByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  });

  it.each([
    [
      'of a refused card',
      { type: 'card_error', message: 'Your card was declined.' },
      'Your card was declined.',
    ],
    [
      'of ours',
      { type: 'invalid_request_error', message: 'No such intent' },
      'Your payment did not go through.',
    ],
  ])(
    'offers the same form again for an open intent, with the words %s',
    async (_, last_payment_error, words) => {
      await payAnd(lost, intent('requires_payment_method', { last_payment_error }));
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      await payable();
    },
  );

  it.each([
    ['answers with an error', { error: { type: 'api_error' } }],
    ['can’t be reached', new Error('offline')],
  ])('shows that the result is unknown when the provider %s too, and offers no payment', async (_, then) => {
    const { host, user } = await payAnd(lost, then, statusIs('paid'));
    const title = await heading('We don’t know yet whether your payment went through');
    expect(title).toHaveFocus();
    expect(screen.getByText(/You won’t be charged twice/)).toBeInTheDocument();
    expect(host.announcements.at(-1)).toMatch(/You won’t be charged twice/);
    noPayNow();
    expect(inCart()).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await heading('Payment Successful');
    expect(inCart()).toBe(0);
  });

  it('does not check the payment of another cart', async () => {
    fill();
    rememberPayment({ paymentIntent: 'pi_9', cartId: 'another cart' });
    const { host } = renderPage(remote, '/checkout', statusIs('paid'));
    await payable();
    expect(host.backendCalls.filter(({ name }) => name === 'getPaymentStatus')).toEqual([]);
    expect(inCart()).toBe(2);
  });

  it('still checks it after a reload while our server has no result', async () => {
    fill();
    rememberPayment({ paymentIntent: 'pi_1', cartId: CART_ID });
    const down = { ...good, answers: { failure: createBackendError('Our server could not be reached.', 0) } };
    const { user } = renderPage(remote, '/checkout', down);
    await heading('We don’t know yet whether your payment went through');
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await heading('We don’t know yet whether your payment went through');
    noPayNow();
  });
});

describe('a checkout with a started payment', () => {
  const begin = (...statuses: Parameters<typeof statusIs>) => {
    fill();
    rememberPayment({ paymentIntent: 'pi_1', cartId: CART_ID });
    return renderPage(remote, '/checkout', statusIs(...statuses));
  };

  it('shows a processing one, offers no payment, and continues automatically', async () => {
    const { host } = begin('processing', 'paid');
    await heading('Your payment is being processed');
    noPayNow();
    expect(inCart()).toBe(2);
    await screen.findByRole('heading', { name: 'Payment Successful' });
    expect(sessionsOf(host)).toEqual([]);
  });

  it('offers the form again after a failed one, with the reason', async () => {
    begin('failed');
    await payable();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your last payment did not go through. You were not charged.',
    );
  });

  it('offers the form again for an open one', async () => {
    begin('open');
    await payable();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    // The second step may still be completed elsewhere, so the next visit checks again.
    expect(startedPayments(CART_ID)).toHaveLength(1);
  });
});

describe('when the server refuses a payment', () => {
  const refusing = (answer: object, message = 'No.') =>
    store(() => {
      throw createBackendError(message, 409, { message, ...answer });
    });

  it('opens the page of the payment of a paid cart, and empties the cart', async () => {
    fill();
    const paid = statusIs('paid');
    const { answers } = refusing({ reason: 'cart_paid', paymentIntent: 'pi_1', lines: paidLines });
    const functions = { ...paid.answers?.functions, ...answers?.functions };
    renderPage(remote, '/checkout', { ...paid, answers: { ...paid.answers, functions } });
    await heading('Payment Successful');
    expect(inCart()).toBe(0);
  });

  it('shows that another account paid the cart, and empties it', async () => {
    fill();
    renderPage(remote, '/checkout', refusing({ reason: 'cart_paid', lines: [] }));
    await heading('This cart is already paid');
    expect(inCart()).toBe(0);
  });

  it('continues with the unpaid rest of a cart as a new cart', async () => {
    fill();
    const { host } = renderPage(
      remote,
      '/checkout',
      store(({ cartId }) => {
        if (cartId !== CART_ID) return { paymentIntent: 'pi_2_secret_x' };
        const lines = paidLines.slice(1);
        throw createBackendError('Paid.', 409, { reason: 'cart_paid', paymentIntent: 'pi_1', lines });
      }),
    );
    stripe.retrievePaymentIntent.mockResolvedValue({ paymentIntent: { amount: 6980, currency: 'eur' } });
    await payable();
    expect(screen.getByText('A part of your cart was paid already')).toBeInTheDocument();
    expect(screen.getByText('Total').parentElement).toHaveTextContent('€69.80');
    expect(sessionsOf(host)).toHaveLength(2);
  });

  it('requests confirmation of a second order of the same lines', async () => {
    fill();
    const message = 'You ordered exactly this 3 minutes ago. Order it again?';
    const { user, host } = renderPage(
      remote,
      '/checkout',
      store(({ orderAgain }) => {
        if (orderAgain) return { paymentIntent: 'pi_1_secret_x' };
        throw createBackendError(message, 409, { message, reason: 'paid_before' });
      }),
    );
    expect(await heading(message)).toHaveFocus();
    noPayNow();
    expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/profile/orders');
    await user.click(screen.getByRole('button', { name: 'Order it again' }));
    await payable();
    expect(sessionsOf(host).at(-1)?.input).toMatchObject({ orderAgain: true, cartId: CART_ID });
  });

  it('shows that the payment of a cart is pending and offers no other payment', async () => {
    fill();
    renderPage(remote, '/checkout', refusing({ reason: 'payment_processing', paymentIntent: 'pi_1' }));
    await heading('Your payment is being processed');
    noPayNow();
    // Another visit checks the payment first, and shows that the result is unknown without an answer.
    expect(startedPayments(CART_ID)).toEqual([{ paymentIntent: 'pi_1', cartId: CART_ID }]);
  });
});
