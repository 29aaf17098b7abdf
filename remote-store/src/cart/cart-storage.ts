import { productSchema } from 'shared-contracts/catalog';
import * as v from 'valibot';
import { type Cart, emptyCart, MAX_LINES, MAX_QUANTITY, sameCurrency } from './cart';

/** Where the browser keeps the cart. */
export const CART_KEY = 'little-arches.cart';
/** Where a stored cart goes that can't be read. */
export const BROKEN_CART_KEY = 'little-arches.cart.broken';

const VERSION = 1;

const itemSchema = v.object({
  ...productSchema.entries,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
});

const storedSchema = v.object({
  version: v.literal(VERSION),
  items: v.pipe(
    v.array(itemSchema),
    v.maxLength(MAX_LINES),
    v.check((items) => new Set(items.map(({ id }) => id)).size === items.length, 'a product is there twice'),
    v.check(
      (items) => items.every((item) => !items[0] || sameCurrency(item, items[0])),
      'several currencies are mixed',
    ),
  ),
});

/** The cart as it is stored. */
export function serializeCart({ items }: Cart): string {
  return JSON.stringify({ version: VERSION, items });
}

/** Reads a stored cart; undefined for everything `serializeCart` could not have written. Never throws. */
export function parseCart(text: string): Cart | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const result = v.safeParse(storedSchema, value);
  return result.success ? { items: result.output.items } : undefined;
}

/** The stored cart, and whether the browser lets us store one at all. */
export interface StoredCart {
  readonly cart: Cart;
  readonly saved: boolean;
}

/**
 * Reads the browser's cart. A broken value is put aside under another key, so that the visitor can go on and
 * somebody can still look at it.
 */
export function readCart(report: (error: unknown) => void): StoredCart {
  try {
    const text = window.localStorage.getItem(CART_KEY);
    if (text === null) return { cart: emptyCart, saved: true };
    const cart = parseCart(text);
    if (cart) return { cart, saved: true };
    window.localStorage.removeItem(CART_KEY);
    window.localStorage.setItem(BROKEN_CART_KEY, text);
  } catch {
    return { cart: emptyCart, saved: false };
  }
  report(new Error(`The stored cart could not be read; it was put aside as '${BROKEN_CART_KEY}'`));
  return { cart: emptyCart, saved: true };
}

/** Stores the cart for all tabs and later visits. False when the browser refuses (full or blocked). */
export function writeCart(cart: Cart): boolean {
  try {
    window.localStorage.setItem(CART_KEY, serializeCart(cart));
    return true;
  } catch {
    return false;
  }
}

/** Calls `listener` when another tab stored a cart, or when this page comes back out of the browser's cache. */
export function watchCart(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // No key: the whole storage was cleared.
    if (key === CART_KEY || key === null) listener();
  };
  // A page in the back-forward cache hears no storage events.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
