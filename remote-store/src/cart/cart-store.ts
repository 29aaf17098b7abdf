import { createStore, type EventPayload, type Host, type Observable } from '@little-arches/contracts/host';
import { cents, type Product } from '@little-arches/contracts/values';
import { addToCart, type Cart, type CartOutcome, countOf, totalOf } from './cart';
import { readCart, type StoredCart, watchCart, writeCart } from './cart-storage';
import { inTurn } from './in-turn';

/** The browser's cart, shared by all tabs; `saved` is false while it is kept in memory only. */
export interface CartStore extends Observable<StoredCart> {
  /** Applies a rule to the stored cart, one tab after another. */
  update(rule: (cart: Cart) => Cart): Promise<void>;
  /** Adds one piece of a product, in a size if it has sizes. Changes nothing when the rules refuse it. */
  add(product: Product, size?: number): Promise<CartOutcome>;
}

const stores = new WeakMap<Host['bus'], CartStore>();

/**
 * Returns the cart store of this browser. There is one for each bus, because pages and panels have separate host
 * objects.
 */
export function cartStoreOf(host: Host): CartStore {
  const known = stores.get(host.bus);
  if (known) return known;
  const store = createCartStore(host);
  stores.set(host.bus, store);
  return store;
}

function createCartStore({ bus, reportError }: Pick<Host, 'bus' | 'reportError'>): CartStore {
  let published: string | undefined;
  // The cart is read on first access, because there is no storage while prerendering.
  const { get, set, subscribe } = createStore<StoredCart | undefined>(undefined, {
    report: reportError,
    whileObserved() {
      const unwatch = watchCart(() => show(latest()));
      publish();
      return () => {
        unwatch();
        // Changes of other tabs are not observed from here on, so the next access must read the storage again.
        if (current().saved) set(undefined);
      };
    },
  });

  function current(): StoredCart {
    const known = get() ?? readCart(reportError);
    set(known);
    return known;
  }

  function publish() {
    const summary = summarize(current().cart);
    if (published === JSON.stringify(summary)) return;
    published = JSON.stringify(summary);
    bus.publish('cart/changed', summary);
  }

  function show(next: StoredCart) {
    set(next);
    publish();
  }

  /** Returns the cart from storage, or from memory while storing is impossible. */
  function latest(): StoredCart {
    return current().saved ? readCart(reportError) : current();
  }

  function store(cart: Cart) {
    show(writeCart(cart));
  }

  return {
    get: current,
    subscribe,
    update: (rule) => inTurn(() => store(rule(latest().cart))),
    add: (product, size) =>
      inTurn(() => {
        const outcome = addToCart(latest().cart, product, size);
        if (outcome.ok) store(outcome.cart);
        return outcome;
      }),
  };
}

function summarize(cart: Cart): EventPayload<'cart/changed'> {
  const total = totalOf(cart);
  return { count: countOf(cart), total: total?.amount ?? cents(0), currency: total?.currency ?? null };
}
