import { isBackendError } from 'shared-contracts/backend';
import type { Host } from 'shared-contracts/host';
import type { Cart } from '../cart/cart';
import type { CartStore } from '../cart/cart-store';
import { type CartDifference, refreshCart } from '../cart/refresh-cart';
import { readProducts } from '../catalog/read-products';
import { PaymentRefused, type PreparedPayment, preparePayment } from './prepare-payment';

/** How far a checkout has come. */
export type CheckoutStep =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly payment: PreparedPayment };

/** A checkout's step, and how the cart differs from what the person put in. */
export interface CheckoutState {
  readonly step: CheckoutStep;
  readonly differences: readonly CartDifference[];
}

/** One visit of the checkout: an observable state, and what moves it on. */
export interface Checkout {
  get(): CheckoutState;
  subscribe(listener: () => void): () => void;
  /** Prepares the payment of a cart. Asked again for what it is at or has, it does nothing. */
  start(email: string, cart: Cart): void;
  /** Prepares the payment once more, after it failed. */
  retry(email: string, cart: Cart): void;
  /** Replaces the payment form by the way to try again: the provider could not show it. */
  giveUp(): void;
}

const START: CheckoutState = { step: { status: 'loading' }, differences: [] };
const FAILED = 'The payment form could not be loaded. Check your connection and try again; nothing was paid.';

/**
 * Creates a checkout. It reads today's products first and lays them over the cart, so that what is shown is
 * what will be paid, then starts one payment, also under StrictMode's doubled effects.
 */
export function createCheckout(host: Host, store: CartStore): Checkout {
  let state = START;
  let current: string | undefined;
  const listeners = new Set<() => void>();

  function show(change: Partial<CheckoutState>) {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  }

  async function run(email: string, cart: Cart) {
    let key = keyOf(email, cart);
    current = key;
    show({ step: { status: 'loading' } });
    try {
      const products = await readProducts(host);
      if (current !== key) return;
      const fresh = refreshCart(cart, products);
      // Before the store tells the page of it: the page would start this very cart again.
      key = keyOf(email, fresh.cart);
      current = key;
      show({ differences: [...state.differences, ...fresh.differences] });
      store.update((latest) => refreshCart(latest, products).cart);
      if (fresh.cart.items.length === 0) return;
      const payment = await preparePayment(host, email, fresh.cart);
      if (current === key) show({ step: { status: 'ready', payment } });
    } catch (error) {
      if (current === key) show({ step: failureOf(error, host) });
    }
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start(email, cart) {
      if (current !== keyOf(email, cart)) void run(email, cart);
    },
    retry: (email, cart) => void run(email, cart),
    giveUp: () => show({ step: { status: 'failed', message: FAILED } }),
  };
}

/** What a payment is started for. Prices are left out: the server computes them. */
function keyOf(email: string, { items }: Cart): string {
  return JSON.stringify([email, ...items.map(({ id, quantity }) => [id, quantity])]);
}

function failureOf(error: unknown, host: Host): CheckoutStep {
  if (isBackendError(error) || error instanceof PaymentRefused)
    return { status: 'failed', message: error.message };
  host.reportError(error);
  return { status: 'failed', message: FAILED };
}
