import { CART_LIMITS } from '@little-arches/contracts/input';
import { randomId, readStored, writeStored } from '@little-arches/contracts/platform';
import { productSchema } from '@little-arches/contracts/values';
import * as v from 'valibot';
import { type Cart, emptyCart, sameCurrency, soldLines } from './cart';

/** Storage key of the cart. */
export const CART_KEY = 'little-arches.cart';
/** Storage key of an invalid cart. */
export const BROKEN_CART_KEY = 'little-arches.cart.broken';

const FORMAT = 2;

const itemSchema = v.object({
  ...productSchema.entries,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CART_LIMITS.quantity)),
  // Carts stored before there were sizes have none; the line then requests one.
  size: v.optional(v.pipe(v.number(), v.integer())),
  // A tab of an older release ignores these fields, and its checkout compares prices itself.
  knownPrice: v.exactOptional(
    v.object({ amount: productSchema.entries.price, currency: productSchema.entries.currency }),
  ),
  gone: v.exactOptional(v.literal(true)),
});

const itemsSchema = v.pipe(
  v.array(itemSchema),
  v.maxLength(CART_LIMITS.lines),
  v.check(
    (items) => new Set(items.map(({ id, size }) => JSON.stringify([id, size]))).size === items.length,
    'a product is there twice in one size',
  ),
  v.check((items) => {
    const [first, ...others] = soldLines({ items });
    return others.every((item) => !first || sameCurrency(item, first));
  }, 'several currencies are mixed'),
);

const storedSchema = v.union([
  v.object({ format: v.literal(FORMAT), id: v.optional(v.pipe(v.string(), v.uuid())), items: itemsSchema }),
  // Stored before carts had an id; `version` was the name of the format's number.
  v.object({ format: v.optional(v.undefined()), version: v.literal(1), items: itemsSchema }),
]);

/** Serializes the cart for storage. `version` lets a tab of the previous release continue reading it. */
export function serializeCart({ id, items }: Cart): string {
  return JSON.stringify({ format: FORMAT, version: 1, id, items });
}

/**
 * Parses a stored cart. Returns undefined for everything that `serializeCart` could not have written. Never throws.
 */
export function parseCart(text: string): Cart | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const result = v.safeParse(storedSchema, value);
  if (!result.success) return undefined;
  const id = 'id' in result.output ? result.output.id : undefined;
  return { ...(id && { id }), items: result.output.items };
}

/** The stored cart, and whether the browser allows storing one at all. */
export interface StoredCart {
  readonly cart: Cart;
  readonly saved: boolean;
}

/**
 * Reads the browser's cart. An invalid value is moved to another key, so that the visitor can continue and the
 * value can be examined.
 */
export function readCart(report: (error: unknown) => void): StoredCart {
  const text = readStored('device', CART_KEY);
  if (typeof text !== 'string') return { cart: emptyCart, saved: text === null };
  const cart = parseCart(text);
  if (cart) return identify(cart);
  const saved = writeStored('device', CART_KEY, null) && writeStored('device', BROKEN_CART_KEY, text);
  if (!saved) return { cart: emptyCart, saved };
  report(new Error(`The stored cart could not be read; it was put aside as '${BROKEN_CART_KEY}'`));
  return { cart: emptyCart, saved: true };
}

/**
 * Stores the cart for all tabs and later visits. The first item creates its id. `saved` is false when the browser
 * refuses (full or blocked).
 */
export function writeCart(cart: Cart): StoredCart {
  const identified = cart.items.length > 0 && !cart.id ? { ...cart, id: randomId() } : cart;
  return { cart: identified, saved: writeStored('device', CART_KEY, serializeCart(identified)) };
}

/** Assigns an id to a cart that was stored without one, for all tabs. */
function identify(cart: Cart): StoredCart {
  return cart.items.length > 0 && !cart.id ? writeCart(cart) : { cart, saved: true };
}

/** Calls `listener` when another tab stored a cart, or when this page is restored from the browser's cache. */
export function watchCart(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key the whole storage was cleared.
    if (key === CART_KEY || key === null) listener();
  };
  // A page in the back-forward cache receives no storage events.
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
