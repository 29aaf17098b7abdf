import { isBackendError } from '@little-arches/contracts/backend';
import { createStore, type Host, type Observable } from '@little-arches/contracts/host';
import type { Cart } from '../cart/cart';
import type { CartStore } from '../cart/cart-store';
import { describeSizeProblem } from '../cart/line/line-size';
import { agreeToChanges, isChanged, refreshCart } from '../cart/refresh-cart';
import { readProducts } from '../catalog/read-products';
import {
  forgetPayment,
  type PaidCart,
  paymentIntentOf,
  rememberPayment,
  settleCart,
  startedPayments,
} from './payment-memory';
import { fetchPaymentStatus } from './payment-status';
import type { IntentState } from './provider-state';
import { PaymentRefused, type PreparedPayment, preparePayment } from './start-payment';

/** The progress of a checkout. Pay Now is offered in `ready` only, when no payment is pending or unknown. */
export type CheckoutStep =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly payment: PreparedPayment }
  /** The provider is processing the payment; `checks` counts how often it was checked. */
  | { readonly status: 'processing'; readonly checks: number }
  /** A payment was sent and its result could not be determined. */
  | { readonly status: 'unknown' }
  /** The whole cart is paid; without an intent, another account of this browser paid. */
  | { readonly status: 'paid'; readonly paymentIntent?: string | undefined }
  /** The cart differs from what the person saw: they must agree again. */
  | { readonly status: 'changed' }
  /** A line has no size, or a sold-out one: the person must choose one in the cart. */
  | { readonly status: 'sizes' }
  /** Exactly the same was paid a moment ago: a second order requires a confirmation. */
  | { readonly status: 'paid-before'; readonly message: string };

/** A checkout's step, and what the person must know about the last payment. */
export interface CheckoutState {
  readonly step: CheckoutStep;
  /** A part of the cart was paid before and removed; this checkout is about the rest. */
  readonly partPaid: boolean;
  /** The reason why the last payment of this cart did not succeed, or was not sent. */
  readonly notice?: string | undefined;
}

/** One visit of the checkout: an observable state and its actions. */
export interface Checkout extends Observable<CheckoutState> {
  /** Prepares the payment of a cart. A repeated call for the same cart does nothing. */
  start(email: string, cart: Cart): void;
  /** Prepares the payment again after a failure. */
  retry(email: string, cart: Cart): void;
  /** Checks the result of a pending or unknown payment again. */
  checkAgain(email: string, cart: Cart): void;
  /** Marks the changes of a cart, as it is shown, as agreed; the page then starts that cart. */
  agree(shown: Cart): void;
  /** Starts the payment of what was ordered a moment ago, after the person confirmed it. */
  orderAgain(email: string, cart: Cart): void;
  /** Continues after the provider's answer to a payment of the form; `cart` is the current cart. */
  conclude(email: string, cart: Cart, payment: PreparedPayment, state: IntentState): void;
  /** Replaces the payment form by a retry, because the provider could not show it. */
  giveUp(): void;
}

interface RunOptions {
  readonly orderAgain?: boolean;
  /** Keeps what is shown until there is a result. */
  readonly quiet?: boolean;
  /** Shown with the result. */
  readonly notice?: string | undefined;
}

const START: CheckoutState = { step: { status: 'loading' }, partPaid: false };
const FAILED = 'The payment form could not be loaded. Check your connection and try again; nothing was paid.';
const NOT_PAID = 'Your last payment did not go through. You were not charged.';

/**
 * Creates a checkout. It first requests the results of earlier payments of this cart. Then it updates the cart with
 * today's products, so that the shown amount is the one to be paid, and starts one payment, even when StrictMode
 * runs effects twice.
 */
export function createCheckout(host: Host, store: CartStore): Checkout {
  const { get, set, subscribe } = createStore(START);
  let current: string | undefined;
  const show = (change: Partial<CheckoutState>) => set({ ...get(), ...change });

  /** Removes the paid lines from the cart. The remaining lines form a new cart, which the page starts. */
  async function finish(paid: PaidCart) {
    await settleCart(host, paid);
    if (store.get().cart.items.length > 0) show({ step: { status: 'loading' }, partPaid: true });
    else show({ step: { status: 'paid', paymentIntent: paid.paymentIntent } });
  }

  function process() {
    const { step } = get();
    const checks = step.status === 'processing' ? step.checks + 1 : 0;
    show({ step: { status: 'processing', checks } });
  }

  async function run(
    email: string,
    cart: Cart,
    { orderAgain = false, quiet = false, notice }: RunOptions = {},
  ) {
    let key = keyOf(email, cart);
    current = key;
    /** Updates the cart with today's products; undefined when the cart was changed meanwhile. */
    const renew = async (known: Cart) => {
      const products = await readProducts(host);
      if (current !== key) return undefined;
      const fresh = refreshCart(known, products);
      // Must be set before the store notifies the page, which would otherwise start the same cart again.
      key = keyOf(email, fresh);
      current = key;
      await store.update((latest) => refreshCart(latest, products));
      return current === key ? fresh : undefined;
    };
    if (!quiet) show({ step: { status: 'loading' }, notice });
    try {
      const started = await findStartedPayment(host, cart.id, {
        isCurrent: () => current === key,
        onFailed: () => show({ notice: NOT_PAID }),
      });
      if (started.status === 'outdated') return;
      if (started.status === 'paid') return await finish(started.paid);
      if (started.status === 'processing') return process();
      const fresh = await renew(cart);
      if (!fresh) return;
      if (fresh.items.some(isChanged)) return show({ step: { status: 'changed' } });
      if (fresh.items.some(describeSizeProblem)) return show({ step: { status: 'sizes' } });
      const payment = await preparePayment(host, email, fresh, orderAgain);
      if (current !== key) return;
      if (payment.status === 'prepared') show({ step: { status: 'ready', payment } });
      else if (payment.status === 'paid-before') show({ step: payment });
      else if (payment.status === 'paid') await finish({ cartId: fresh.id, ...payment });
      else if (payment.status === 'choose-size') {
        // The size was sold out after the products were read; the line shows it now.
        const again = await renew(fresh);
        const { message } = payment;
        if (again?.items.some(describeSizeProblem)) show({ step: { status: 'sizes' } });
        else if (again) show({ step: { status: 'failed', message } });
      } else {
        const { paymentIntent } = payment;
        if (paymentIntent) rememberPayment({ paymentIntent, ...(cart.id && { cartId: cart.id }) });
        process();
      }
    } catch (error) {
      if (current === key) show({ step: failureOf(error, host, cart) });
    }
  }

  return {
    get,
    subscribe,
    start(email, cart) {
      if (current !== keyOf(email, cart)) void run(email, cart);
    },
    retry: (email, cart) => void run(email, cart),
    checkAgain: (email, cart) => void run(email, cart, { quiet: true }),
    agree: (shown) => void store.update((cart) => agreeToChanges(cart, shown)),
    orderAgain: (email, cart) => void run(email, cart, { orderAgain: true }),
    conclude(email, cart, payment, state) {
      const { status } = state;
      const paymentIntent = paymentIntentOf(payment.clientSecret);
      const { id: cartId, items: lines } = payment.cart;
      if (status === 'paid') void finish({ paymentIntent, cartId, lines });
      else if (status === 'processing') process();
      else if (status === 'unknown') show({ step: { status: 'unknown' } });
      else {
        // The payment was cancelled (another tab changed the cart, or another device paid the same), or refused.
        forgetPayment(paymentIntent);
        void run(email, cart, { notice: state.status === 'refused' ? state.message : undefined });
      }
    },
    giveUp: () => show({ step: { status: 'failed', message: FAILED } }),
  };
}

/**
 * Returns a key of what a payment is started for, including changes that still require consent. Prices are omitted,
 * because the server computes them.
 */
function keyOf(email: string, { id, items }: Cart): string {
  return JSON.stringify([
    email,
    id,
    ...items.map(({ id: product, size, quantity, knownPrice, gone }) => [
      product,
      size,
      quantity,
      knownPrice,
      gone,
    ]),
  ]);
}

function failureOf(error: unknown, host: Host, cart: Cart): CheckoutStep {
  if (!isBackendError(error) && !(error instanceof PaymentRefused)) host.reportError(error);
  // None of these errors reports the result of a sent payment.
  const said = isBackendError(error) && (error.status === 409 || error.status === 422);
  if (!said && startedPayments(cart.id).length > 0) return { status: 'unknown' };
  if (isBackendError(error) || error instanceof PaymentRefused)
    return { status: 'failed', message: error.message };
  return { status: 'failed', message: FAILED };
}

/** The result of earlier payments of a cart. `none`: the cart may be paid; `outdated`: the answer is no longer needed. */
type StartedPayment =
  | { readonly status: 'none' | 'outdated' | 'processing' }
  | { readonly status: 'paid'; readonly paid: PaidCart };

interface FindStartedOptions {
  /** Returns false once another cart is checked out, so that the answer is no longer needed. */
  isCurrent(): boolean;
  /** Called for each payment that failed. */
  onFailed(): void;
}

/**
 * Requests the results of the payments that this browser started for a cart, and forgets those that ended without a
 * charge.
 */
async function findStartedPayment(
  { backend }: Pick<Host, 'backend'>,
  cartId: string | undefined,
  { isCurrent, onFailed }: FindStartedOptions,
): Promise<StartedPayment> {
  for (const { paymentIntent } of startedPayments(cartId)) {
    const payment = await fetchPaymentStatus(backend, { paymentIntent });
    if (!isCurrent()) return { status: 'outdated' };
    if (payment?.status === 'paid' || payment?.status === 'refunded')
      return { status: 'paid', paid: { paymentIntent, ...payment } };
    if (payment?.status === 'processing') return { status: 'processing' };
    if (payment?.status === 'failed') onFailed();
    if (payment?.status !== 'open') forgetPayment(paymentIntent);
  }
  return { status: 'none' };
}
