import { act, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createBackendError } from 'shared-contracts/backend';
import { HostProvider } from 'shared-contracts/host';
import { renderPage } from 'shared-contracts/testing/render-page';
import { sampleProducts, signedIn } from 'shared-contracts/testing/samples';
import { createTestHost, type TestHostOptions } from 'shared-contracts/testing/test-host';
import type { CartItem } from '../../cart/cart';
import { CART_KEY, readCart, serializeCart } from '../../cart/cart-storage';
import { cartStoreOf } from '../../cart/cart-store';
import { createCheckout } from '../../payment/checkout';
import { loadClassicScript } from '../../payment/load-classic-script';
import { begunPayments, rememberPayment } from '../../payment/payment-memory';
import type { PaymentStatus } from '../../payment/payment-status';
import remote from '../../routes';
import { axeViolations } from '../../testing/axe-violations';
import { CART_ID, paidLines, sampleItems, sampleOrder } from '../../testing/sample-orders';
import { Page } from './page';

const mockStripe = { confirmPayment: jest.fn(), retrievePaymentIntent: jest.fn() };
const mockForm = { loads: true };

jest.mock('@stripe/stripe-js/pure', () => ({ loadStripe: jest.fn(async () => mockStripe) }));
jest.mock('@stripe/react-stripe-js', () => ({
  Elements: ({ children }: { children: ReactNode }) => children,
  useStripe: () => mockStripe,
  useElements: () => ({}),
  PaymentElement: ({ onReady, onLoadError }: { onReady: () => void; onLoadError: () => void }) => {
    // biome-ignore lint/correctness/useExhaustiveDependencies: the form loads or fails once.
    useEffect(() => (mockForm.loads ? onReady() : onLoadError()), []);
    return <p>Card form</p>;
  },
}));
jest.mock('../../payment/load-classic-script', () => ({ loadClassicScript: jest.fn(async () => undefined) }));

interface Session {
  email: string;
  products: CartItem[];
  cartId?: string;
  orderAgain?: boolean;
}

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
  mockForm.loads = true;
  mockStripe.retrievePaymentIntent.mockResolvedValue({ paymentIntent: { amount: 13970, currency: 'eur' } });
});

const fill = (items: readonly CartItem[] = sampleItems) =>
  localStorage.setItem(CART_KEY, serializeCart({ id: CART_ID, items }));
const store = (paymentSession: (body: Session) => unknown, products = sampleProducts): TestHostOptions => ({
  session: signedIn,
  answers: {
    functions: {
      getProducts: () => ({ data: products }),
      createPaymentSessionWithEmail: (body) => paymentSession(body as Session),
    },
  },
});
const good = store(() => ({ paymentIntent: 'pi_1_secret_x' }));
const sessionsOf = (host: ReturnType<typeof createTestHost>) =>
  host.backendCalls.filter(({ name }) => name === 'createPaymentSessionWithEmail');
const payNow = () => screen.findByRole('button', { name: 'Pay Now' });
/** Pay Now, once it can be pressed. */
const payable = () =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: 'Pay Now' });
    expect(button).toBeEnabled();
    return button;
  });

it('asks a visitor to login, keeps the cart and leads back', async () => {
  fill();
  const { host } = renderPage(remote, '/checkout', {
    ...good,
    session: { status: 'unauthenticated', reason: 'none' },
  });
  expect(await screen.findByText('Please login')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/auth/sign-in?returnTo=%2Fcheckout',
  );
  expect(host.backendCalls).toEqual([]);
  expect(host.published.at(-1)).toMatchObject({ payload: { count: 3 } });
});

it('says that the cart is empty and leads to the store', async () => {
  const { host } = renderPage(remote, '/checkout', good);
  expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the products' })).toHaveAttribute('href', '/store');
  expect(host.backendCalls).toEqual([]);
});

it('waits for the session', async () => {
  fill();
  const { host } = renderPage(remote, '/checkout', { ...good, session: { status: 'loading' } });
  expect(await screen.findByText('Loading checkout...')).toBeInTheDocument();
  act(() => host.setSession(signedIn));
  await payable();
});

it('shows lines, total and payment form, and asks the server with the cart items', async () => {
  fill();
  const { container, host } = renderPage(remote, '/checkout', {
    ...good,
    answers: { ...good.answers, delay: 50 },
  });
  expect(await screen.findByText('Loading checkout...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeInTheDocument();
  expect(screen.getByText('Total').parentElement).toHaveTextContent('Total €139.70');
  expect(screen.getByText('Card form')).toBeInTheDocument();
  expect(screen.getByText(/Test mode: no money moves\./)).toBeInTheDocument();
  expect(sessionsOf(host)).toEqual([
    {
      name: 'createPaymentSessionWithEmail',
      input: { email: 'mara@family.example', products: sampleItems, cartId: CART_ID },
    },
  ]);
  expect(loadClassicScript).toHaveBeenCalledWith('/payment-simulator/stripe.js', {
    api: 'http://127.0.0.1:54321/payments',
  });
  expect(await axeViolations(container)).toEqual([]);
});

it('loads no stand-in and shows no note where payments are real', async () => {
  fill();
  renderPage(remote, '/checkout', {
    ...good,
    config: { payments: { provider: 'stripe', publishableKey: 'pk_live_x' } },
  });
  await payable();
  expect(screen.queryByText(/Test mode/)).not.toBeInTheDocument();
  expect(loadClassicScript).not.toHaveBeenCalled();
});

it('pays, disabled and ‘Processing...’ meanwhile, and returns to this site’s success page', async () => {
  fill();
  mockStripe.confirmPayment.mockReturnValue(new Promise(() => undefined));
  const { user } = renderPage(remote, '/checkout', good);
  await user.click(await payable());
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  expect(mockStripe.confirmPayment).toHaveBeenCalledWith(
    expect.objectContaining({ confirmParams: { return_url: `${window.location.origin}/checkout-success` } }),
  );
  expect(begunPayments(CART_ID)).toEqual([{ paymentIntent: 'pi_1', cartId: CART_ID }]);
});

it('keeps the form while paying, whatever another tab does to the cart', async () => {
  fill();
  mockStripe.confirmPayment.mockReturnValue(new Promise(() => undefined));
  const { user, host } = renderPage(remote, '/checkout', good);
  await user.click(await payable());
  fill([]);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY })));
  expect(screen.getByText('Card form')).toBeInTheDocument();
  expect(sessionsOf(host)).toHaveLength(1);
});

it('shows the provider’s message under the Pay button and can pay again', async () => {
  fill();
  mockStripe.confirmPayment.mockResolvedValue({
    error: { type: 'card_error', message: 'Your card was declined.' },
  });
  const { user } = renderPage(remote, '/checkout', good);
  await user.click(await payable());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your card was declined.');
  const button = await payable();
  expect(button.compareDocumentPosition(screen.getByRole('alert'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // The first look compared the amount; a refused card needs no other.
  expect(mockStripe.retrievePaymentIntent).toHaveBeenCalledTimes(1);
});

it('replaces the form by the server’s message, and tries again on request', async () => {
  fill();
  let failing = true;
  const { user } = renderPage(
    remote,
    '/checkout',
    store(() => {
      if (failing) throw createBackendError('"Rocket Insole" is no longer available.', 409);
      return { paymentIntent: 'pi_1_secret_x' };
    }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('"Rocket Insole" is no longer available.');
  expect(screen.queryByText('Card form')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'View Cart' })).toBeInTheDocument();
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await payable();
});

it.each([
  ['an answer without a client secret', () => store(() => ({}))],
  [
    'a stand-in that does not load',
    () => {
      jest.mocked(loadClassicScript).mockRejectedValueOnce(new Error('no script'));
      return good;
    },
  ],
])('reports %s and offers another try', async (_, arrange) => {
  fill();
  const { host } = renderPage(remote, '/checkout', arrange());
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment form could not be loaded.');
  expect(host.errors).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

it('offers another try when the provider can’t show its form', async () => {
  fill();
  mockForm.loads = false;
  const { user } = renderPage(remote, '/checkout', good);
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment form could not be loaded.');
  mockForm.loads = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await payable();
});

it('tells of changed prices and withdrawn products, and pays what it shows', async () => {
  fill();
  mockStripe.retrievePaymentIntent.mockResolvedValue({ paymentIntent: { amount: 7400, currency: 'eur' } });
  const today = sampleProducts
    .filter(({ id }) => id !== 'p-3')
    .map((product) => ({ ...product, price: product.id === 'p-1' ? 3700 : product.price }));
  const { host } = renderPage(
    remote,
    '/checkout',
    store(() => ({ paymentIntent: 'pi_2_secret_x' }), today),
  );
  await payable();
  expect(screen.getByText('The price of Rocket Insole changed from €34.90 to €37.00.')).toBeInTheDocument();
  expect(
    screen.getByText('Summit Insole is no longer available and was removed from your cart.'),
  ).toBeInTheDocument();
  expect(screen.getByText('Total').parentElement).toHaveTextContent('Total €74.00');
  expect(sessionsOf(host)).toHaveLength(1);
  expect(host.published.at(-1)).toMatchObject({ payload: { count: 2, total: 7400 } });
});

it('says what went when nothing of the cart is sold any more', async () => {
  fill();
  renderPage(
    remote,
    '/checkout',
    store(() => ({ paymentIntent: 'x' }), []),
  );
  expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
  expect(screen.getAllByText(/no longer available/)).toHaveLength(2);
});

it('shows no form whose amount is another than the total it shows', async () => {
  fill();
  mockStripe.retrievePaymentIntent.mockResolvedValue({ paymentIntent: { amount: 14000, currency: 'eur' } });
  renderPage(remote, '/checkout', good);
  expect(await screen.findByRole('alert')).toHaveTextContent('A price changed just now.');
});

it('prepares another payment when the cart changes', async () => {
  fill();
  const { host } = renderPage(remote, '/checkout', good);
  await payNow();
  mockStripe.retrievePaymentIntent.mockResolvedValue({ paymentIntent: { amount: 6980, currency: 'eur' } });
  fill(sampleItems.slice(0, 1));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY })));
  await waitFor(() => expect(screen.getByText('Total').parentElement).toHaveTextContent('€69.80'));
  expect(sessionsOf(host)).toHaveLength(2);
});

it('starts one payment, however often it is asked for the same cart', async () => {
  fill();
  const host = createTestHost(good);
  const checkout = createCheckout(host, cartStoreOf(host));
  const cart = cartStoreOf(host).get().cart;
  checkout.start('mara@family.example', cart);
  checkout.start('mara@family.example', cart);
  await waitFor(() => expect(checkout.get().step.status).toBe('ready'));
  checkout.start('mara@family.example', cart);
  expect(sessionsOf(host)).toHaveLength(1);
});

it('starts one payment under StrictMode', async () => {
  fill();
  const host = createTestHost(good);
  render(
    <StrictMode>
      <MemoryRouter>
        <HostProvider host={host}>
          <Page />
        </HostProvider>
      </MemoryRouter>
    </StrictMode>,
  );
  await payable();
  expect(sessionsOf(host)).toHaveLength(1);
});

const unexpected = {
  error: {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: 'You cannot confirm this PaymentIntent because it has already succeeded.',
  },
};
const intent = (status: string, more = {}) => ({
  paymentIntent: { amount: 13970, currency: 'eur', status, ...more },
});

/** Presses Pay Now, which is answered so; the provider then says this of the intent. */
async function payAnd(answer: () => Promise<unknown>, then: unknown, options = good) {
  fill();
  mockStripe.confirmPayment.mockImplementation(answer);
  const view = renderPage(remote, '/checkout', options);
  const button = await payable();
  mockStripe.retrievePaymentIntent.mockImplementation(async () => {
    if (then instanceof Error) throw then;
    return then;
  });
  await view.user.click(button);
  return view;
}
const lost = async () => ({ error: { type: 'api_connection_error', message: 'fetch failed' } });
const broken = async () => {
  throw new Error('IntegrationError');
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const noPayNow = () => expect(screen.queryByRole('button', { name: 'Pay Now' })).not.toBeInTheDocument();
const statusIs = (...statuses: PaymentStatus['status'][]): TestHostOptions => {
  let looks = 0;
  return {
    ...good,
    answers: {
      functions: {
        ...good.answers?.functions,
        getPaymentStatus: () => ({
          data: {
            status: statuses[Math.min(looks++, statuses.length - 1)],
            cartId: CART_ID,
            lines: paidLines,
          },
        }),
      },
      tables: { orders: [sampleOrder('paid', 'pi_1')] },
    },
  };
};
const inCart = () => readCart(jest.fn()).cart.items.length;

describe('after an answer that says nothing', () => {
  it.each([
    ['is lost', lost],
    ['says that it succeeded before', async () => unexpected],
    ['breaks', broken],
  ])(
    'of confirm that %s, a payment that succeeded leads to its page, and the cart is empty',
    async (_, answer) => {
      await payAnd(answer, intent('succeeded'), statusIs('paid'));
      await heading('Payment Successful');
      expect(inCart()).toBe(0);
    },
  );

  it('says that a payment is being processed and follows it to its end', async () => {
    await payAnd(lost, intent('processing'), statusIs('paid'));
    await heading('Your payment is being processed');
    noPayNow();
    expect(await screen.findByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  });

  it('offers the same form again where the intent is still open', async () => {
    await payAnd(lost, intent('requires_payment_method'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your payment did not go through.');
    await payable();
  });

  it('prepares the cart anew where the intent was cancelled elsewhere', async () => {
    const { host } = await payAnd(async () => unexpected, intent('canceled'));
    mockStripe.retrievePaymentIntent.mockResolvedValue(intent('requires_payment_method'));
    await waitFor(() => expect(sessionsOf(host)).toHaveLength(2));
  });

  it.each([
    ['answers with an error', { error: { type: 'api_error' } }],
    ['can’t be reached', new Error('offline')],
  ])('says that nothing is known where the provider %s too, and offers no payment', async (_, then) => {
    const { container, host, user } = await payAnd(lost, then, statusIs('paid'));
    const title = await heading('We don’t know yet whether your payment went through');
    expect(title).toHaveFocus();
    expect(screen.getByText(/You won’t be charged twice/)).toBeInTheDocument();
    expect(host.announcements.at(-1)).toMatch(/You won’t be charged twice/);
    noPayNow();
    expect(inCart()).toBe(2);
    expect(await axeViolations(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await heading('Payment Successful');
    expect(inCart()).toBe(0);
  });

  it('knows of it after a reload while our server can’t say', async () => {
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

describe('asks first what became of a payment that was begun', () => {
  const begin = (...statuses: PaymentStatus['status'][]) => {
    fill();
    rememberPayment({ paymentIntent: 'pi_1', cartId: CART_ID });
    return renderPage(remote, '/checkout', statusIs(...statuses));
  };

  it('paid: its page, an empty cart, and no other payment was started', async () => {
    const { host } = begin('paid');
    await heading('Payment Successful');
    expect(inCart()).toBe(0);
    expect(sessionsOf(host)).toEqual([]);
  });

  it('processing: says so, offers no payment, and goes on by itself', async () => {
    const { host } = begin('processing', 'paid');
    await heading('Your payment is being processed');
    noPayNow();
    expect(inCart()).toBe(2);
    await screen.findByRole('heading', { name: 'Payment Successful' });
    expect(sessionsOf(host)).toEqual([]);
  });

  it('failed: the form again, and why', async () => {
    begin('failed');
    await payable();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your last payment did not go through. You were not charged.',
    );
  });

  it('still open: the form again', async () => {
    begin('open');
    await payable();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('when the server refuses', () => {
  const refusing = (answer: object, message = 'No.') =>
    store(() => {
      throw createBackendError(message, 409, { message, ...answer });
    });

  it('a cart that is paid: the page of its payment, and an empty cart', async () => {
    fill();
    const { answers } = refusing({ reason: 'cart_paid', paymentIntent: 'pi_1', lines: paidLines });
    const functions = { ...statusIs('paid').answers?.functions, ...answers?.functions };
    renderPage(remote, '/checkout', {
      session: signedIn,
      answers: {
        ...statusIs('paid').answers,
        functions: {
          ...functions,
          getPaymentStatus: statusIs('paid').answers?.functions?.getPaymentStatus as never,
        },
      },
    });
    await heading('Payment Successful');
    expect(inCart()).toBe(0);
  });

  it('a cart that another account paid: says so, and empties it', async () => {
    fill();
    const { container } = renderPage(
      remote,
      '/checkout',
      refusing({ reason: 'cart_paid', lines: paidLines }),
    );
    await heading('This cart is already paid');
    expect(inCart()).toBe(0);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('a cart of which a part is paid: goes on with the rest as a new cart', async () => {
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
    mockStripe.retrievePaymentIntent.mockResolvedValue({ paymentIntent: { amount: 6980, currency: 'eur' } });
    await payable();
    expect(screen.getByText('A part of your cart was paid already')).toBeInTheDocument();
    expect(screen.getByText('Total').parentElement).toHaveTextContent('€69.80');
    expect(sessionsOf(host)).toHaveLength(2);
  });

  it('what was ordered a moment ago: asks, and takes a yes', async () => {
    fill();
    const message = 'You ordered exactly this 3 minutes ago. Order it again?';
    const { user, host, container } = renderPage(
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
    expect(await axeViolations(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Order it again' }));
    await payable();
    expect(sessionsOf(host).at(-1)?.input).toMatchObject({ orderAgain: true, cartId: CART_ID });
  });

  it('a cart whose payment is on its way: says so and offers no payment', async () => {
    fill();
    renderPage(remote, '/checkout', refusing({ reason: 'payment_processing', paymentIntent: 'pi_1' }));
    await heading('Your payment is being processed');
    noPayNow();
  });
});
