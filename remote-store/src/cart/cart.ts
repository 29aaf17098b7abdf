import { CART_LIMITS } from 'shared-contracts/input';
import type { Money, Product } from 'shared-contracts/values';

/** A product, in which size, and how many of it. The product is a display copy: what is paid is computed by the server. */
export type CartItem = Product & {
  readonly quantity: number;
  /** EU shoe size; absent when the product has none, and until it is chosen. */
  readonly size?: number | undefined;
  /** The price that the person saw, when today's is different and they have not agreed to it. */
  readonly knownPrice?: Money;
  /** No longer sold: neither counted nor paid, and shown until the person agrees to continue without it. */
  readonly gone?: true;
};

/**
 * The items a visitor wants to buy. Each size of a product is one line, and all lines have one currency. `id` is
 * created with the first item and stays until the cart is paid: the server lets one cart be paid once.
 */
export interface Cart {
  readonly id?: string;
  readonly items: readonly CartItem[];
}

/** A line of a cart: a product in a size. */
export interface LineKey {
  readonly id: string;
  readonly size?: number | undefined;
}

/** The quantity of a product in a size. */
export interface CartQuantity extends LineKey {
  readonly quantity: number;
}

/** A cart without items and without an id. */
export const emptyCart: Cart = { items: [] };

/** A changed cart, or why it stays as it is, fit to be shown. */
export type CartOutcome =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly message: string };

/** Puts one piece of a product in, in a size where it has any: a new line, or one more on the line it has. */
export function addToCart(cart: Cart, product: Product, size?: number): CartOutcome {
  const line = { id: product.id, size };
  const known = cart.items.find((item) => isSameLine(item, line));
  const others = cart.items.filter(({ id }) => id !== product.id);
  if (!hasCurrencyOf(others, product))
    return refuse(
      `${product.name} is sold in another currency than what is in your cart. Please order it separately.`,
    );
  if (!known && cart.items.length >= CART_LIMITS.lines)
    return refuse(`Your cart holds ${CART_LIMITS.lines} different products, more don't fit in one order.`);
  if (known && known.quantity >= CART_LIMITS.quantity)
    return refuse(`Your cart holds ${CART_LIMITS.quantity} of ${product.name}, more don't fit in one order.`);
  const added: CartItem = known
    ? withToday({ ...known, quantity: known.quantity + 1 }, product)
    : { ...product, size, quantity: 1 };
  return {
    ok: true,
    cart: {
      ...cart,
      items: known ? cart.items.map((item) => (item === known ? added : item)) : [...cart.items, added],
    },
  };
}

/** A line with today's product. A price that is another than the known one is remembered until it is agreed to. */
export function withToday(line: CartItem, product: Product): CartItem {
  const known = line.knownPrice ?? { amount: line.price, currency: line.currency };
  const isKnown = known.amount === product.price && sameCurrency(known, product);
  const { size, quantity } = line;
  return { ...product, size, quantity, ...(!isKnown && { knownPrice: known }) };
}

/** The lines that can be ordered: all but those whose product is gone. */
export function soldLines({ items }: Cart): readonly CartItem[] {
  return items.filter(({ gone }) => !gone);
}

/** Removes a line. */
export function removeFromCart(cart: Cart, line: LineKey): Cart {
  return { ...cart, items: cart.items.filter((item) => !isSameLine(item, line)) };
}

/** Removes everything. */
export function clearCart(cart: Cart): Cart {
  return { ...cart, items: [] };
}

/** A removed line and its position. */
export interface TakenLine {
  readonly item: CartItem;
  readonly place: number;
}

/** The lines of a cart that a change took out of it. */
export function linesTakenOut(before: Cart, after: Cart): TakenLine[] {
  return before.items
    .map((item, place) => ({ item, place }))
    .filter(({ item }) => quantityOf(after, item) === 0);
}

/**
 * Brings lines back, each where it was. What was done since, in this tab or another, stays: a line that is in
 * again gets the quantity on top, and a line that no longer fits (its currency, the number of lines) stays
 * out.
 */
export function putBack(cart: Cart, lines: readonly TakenLine[]): Cart {
  let items = cart.items;
  for (const { item, place } of lines) {
    const known = quantityOf({ items }, item);
    if (known > 0) items = setQuantity({ items }, item, known + item.quantity).items;
    else if (items.length < CART_LIMITS.lines && (item.gone || hasCurrencyOf(items, item)))
      items = items.toSpliced(place, 0, item);
  }
  return { ...cart, items };
}

/**
 * Removes the paid lines. Lines that were added since stay, as a new cart; a cart with another id stays
 * unchanged.
 */
export function takeOutPaid(cart: Cart, paidId: string, paid: readonly CartQuantity[]): Cart {
  if (cart.id !== paidId) return cart;
  const exact = deduct(cart.items, paid, isSameLine);
  // What was paid in another size, or before there were sizes, is not to be paid in this one too.
  const { items } = deduct(exact.items, exact.rest, (item, line) => item.id === line.id);
  return { items };
}

/** Subtracts the paid lines from equal lines; `rest` contains those without an equal line. */
function deduct(
  items: readonly CartItem[],
  paid: readonly CartQuantity[],
  isLike: (item: LineKey, paid: LineKey) => boolean,
) {
  const rest = paid.map((line) => ({ ...line }));
  const kept = items.flatMap((item) => {
    let { quantity } = item;
    for (const line of rest.filter((candidate) => isLike(item, candidate))) {
      const taken = Math.min(quantity, line.quantity);
      quantity -= taken;
      line.quantity -= taken;
    }
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  return { items: kept, rest };
}

/** Sets how many are on a line: whole pieces, at least 1, at most 99. What is no number changes nothing. */
export function setQuantity(cart: Cart, line: LineKey, quantity: number): Cart {
  if (Number.isNaN(quantity)) return cart;
  const wanted = Math.min(Math.max(Math.trunc(quantity), 1), CART_LIMITS.quantity);
  return {
    ...cart,
    items: cart.items.map((item) => (isSameLine(item, line) ? { ...item, quantity: wanted } : item)),
  };
}

/** Returns whether two lines hold the same product in the same size. */
export function isSameLine(one: LineKey, other: LineKey): boolean {
  return one.id === other.id && one.size === other.size;
}

/** Returns the quantity of a line; 0 when it isn't in the cart. */
export function quantityOf(cart: Cart, line: LineKey): number {
  return cart.items.find((item) => isSameLine(item, line))?.quantity ?? 0;
}

/** Returns the number of pieces that can be ordered. */
export function countOf(cart: Cart): number {
  return soldLines(cart).reduce((count, { quantity }) => count + quantity, 0);
}

/** Returns the price of a line. */
export function lineTotal({ price, quantity, currency }: CartItem): Money {
  return { amount: price * quantity, currency };
}

/**
 * Returns the total by the cart's own copies of prices; undefined for a cart without anything to order, which has
 * no currency.
 */
export function totalOf(cart: Cart): Money | undefined {
  const items = soldLines(cart);
  const [first] = items;
  if (!first) return undefined;
  return {
    amount: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    currency: first.currency,
  };
}

/** Returns true when two amounts or products have the same currency, in any case. */
export function sameCurrency(a: { readonly currency: string }, b: { readonly currency: string }): boolean {
  return a.currency.toLowerCase() === b.currency.toLowerCase();
}

/** Returns true when a product can be ordered together with these lines. */
function hasCurrencyOf(items: readonly CartItem[], product: Product): boolean {
  return soldLines({ items }).every((item) => sameCurrency(item, product));
}

function refuse(message: string): CartOutcome {
  return { ok: false, message };
}
