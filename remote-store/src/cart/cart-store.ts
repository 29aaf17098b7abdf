import type { Product } from 'shared-contracts/catalog';
import type { EventPayload } from 'shared-contracts/events';
import type { Host } from 'shared-contracts/host';
import { addToCart, type Cart, type CartOutcome, countOf, totalOf } from './cart';
import { readCart, type StoredCart, watchCart, writeCart } from './cart-storage';

/** The browser's one cart: an observable value and its changes. */
export interface CartStore {
  /** The current state; the same object until it changes. `saved` is false while it lives in memory only. */
  get(): StoredCart;
  /** Calls `listener` after each change, in whichever tab it happened; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Applies a rule to the cart as all tabs know it. */
  update(rule: (cart: Cart) => Cart): void;
  /** Puts one piece in, unless the rules refuse. */
  add(product: Product): CartOutcome;
}

const stores = new WeakMap<Host['bus'], CartStore>();

/** The cart of this browser. One for each bus, because pages and panels get a host object of their own. */
export function cartStoreOf(host: Host): CartStore {
  const known = stores.get(host.bus);
  if (known) return known;
  const store = createCartStore(host);
  stores.set(host.bus, store);
  return store;
}

function createCartStore({ bus, reportError }: Pick<Host, 'bus' | 'reportError'>): CartStore {
  let state: StoredCart | undefined;
  let published: string | undefined;
  let unwatch: (() => void) | undefined;
  const listeners = new Set<() => void>();

  const current = () => {
    state ??= readCart(reportError);
    return state;
  };

  function publish() {
    const summary = summarize(current().cart);
    if (published === JSON.stringify(summary)) return;
    published = JSON.stringify(summary);
    bus.publish('cart/changed', summary);
  }

  function show(next: StoredCart) {
    state = next;
    publish();
    for (const listener of [...listeners]) listener();
  }

  /** The cart as the storage has it; while nothing can be stored, memory knows more. */
  function latest(): StoredCart {
    return current().saved ? readCart(reportError) : current();
  }

  function store(cart: Cart) {
    show(writeCart(cart));
  }

  return {
    get: current,
    subscribe(listener) {
      listeners.add(listener);
      if (!unwatch) {
        unwatch = watchCart(() => show(latest()));
        publish();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unwatch?.();
        unwatch = undefined;
        // Nobody tells of other tabs' changes from here on, so the next reader must look again.
        if (current().saved) state = undefined;
      };
    },
    update: (rule) => store(rule(latest().cart)),
    add(product) {
      const outcome = addToCart(latest().cart, product);
      if (outcome.ok) store(outcome.cart);
      return outcome;
    },
  };
}

function summarize(cart: Cart): EventPayload<'cart/changed'> {
  const total = totalOf(cart);
  return { count: countOf(cart), total: total?.amount ?? 0, currency: total?.currency ?? null };
}
