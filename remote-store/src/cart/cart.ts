import { CART_LIMITS } from '@little-arches/contracts/input';
import { cents, type Money, type Product } from '@little-arches/contracts/values';

/** A product with size and quantity. The product is a display copy: the server computes what is paid. */
export type CartItem = Product & {
  readonly quantity: number;
  /** EU shoe size; undefined when the product has no sizes, and until one is chosen. */
  readonly size?: number | undefined;
  /** The price that the person saw, when today's price is different and they have not agreed to it. */
  readonly knownPrice?: Money;
  /**
   * The product is no longer sold. The line is neither counted nor paid; it is shown until the person agrees to
   * continue without it.
   */
  readonly gone?: true;
};

/**
 * A visitor's cart. Each size of a product is one line, and all lines have one currency. `id` is created with the
 * first item and stays until the cart is paid: the server accepts one payment for each cart.
 */
export interface Cart {
  readonly id?: string;
  readonly items: readonly CartItem[];
}

/** Key of a cart line: a product in a size. */
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

/** A changed cart, or the reason why it is unchanged, as a message for people. */
export type CartOutcome =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly message: string };

/** Adds one piece of a product, in a size if it has sizes: as a new line, or as one more on the existing line. */
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

/** Returns a line with today's product. When the price changed, the known price is kept until the person agrees. */
export function withToday(line: CartItem, product: Product): CartItem {
  const known = line.knownPrice ?? { amount: line.price, currency: line.currency };
  const isKnown = known.amount === product.price && sameCurrency(known, product);
  const { size, quantity } = line;
  return { ...product, size, quantity, ...(!isKnown && { knownPrice: known }) };
}

/** Returns the lines that can be ordered: those whose product is still sold. */
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

/** Returns the lines that a change removed from a cart. */
export function linesTakenOut(before: Cart, after: Cart): TakenLine[] {
  return before.items
    .map((item, place) => ({ item, place }))
    .filter(({ item }) => quantityOf(after, item) === 0);
}

/**
 * Restores lines at their positions. Changes made since then, in this tab or another, stay: a line that was added
 * again gets the quantity on top, and a line that no longer fits (its currency, the number of lines) is not
 * restored.
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
 * Removes the paid lines. Lines that were added since then stay, as a new cart; a cart with another id stays
 * unchanged.
 */
export function takeOutPaid(cart: Cart, paidId: string, paid: readonly CartQuantity[]): Cart {
  if (cart.id !== paidId) return cart;
  const exact = deduct(cart.items, paid, isSameLine);
  // A piece that was paid in another size, or before there were sizes, must not be paid again in this size.
  const { items } = deduct(exact.items, exact.rest, (item, line) => item.id === line.id);
  return { items };
}

/** Subtracts the paid lines from equal lines; `rest` contains the paid lines without an equal line. */
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

/** Sets the quantity of a line: an integer from 1 to 99. Anything that is not a number changes nothing. */
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
  return { amount: cents(price * quantity), currency };
}

/**
 * Returns the total according to the cart's copies of prices; undefined when nothing can be ordered, because there
 * is no currency then.
 */
export function totalOf(cart: Cart): Money | undefined {
  const items = soldLines(cart);
  const [first] = items;
  if (!first) return undefined;
  return {
    amount: cents(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)),
    currency: first.currency,
  };
}

/** Returns whether two amounts or products have the same currency, ignoring case. */
export function sameCurrency(a: { readonly currency: string }, b: { readonly currency: string }): boolean {
  return a.currency.toLowerCase() === b.currency.toLowerCase();
}

/** Returns whether a product can be ordered together with these lines. */
function hasCurrencyOf(items: readonly CartItem[], product: Product): boolean {
  return soldLines({ items }).every((item) => sameCurrency(item, product));
}

function refuse(message: string): CartOutcome {
  return { ok: false, message };
}
