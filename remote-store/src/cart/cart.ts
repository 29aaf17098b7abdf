import type { Money, Product } from 'shared-contracts/catalog';
import { CART_LIMITS } from 'shared-contracts/limits';

/** A product and how many of it. The product is a display copy: what is paid is computed by the server. */
export type CartItem = Product & { readonly quantity: number };

/**
 * What a visitor wants to buy; each product is on one line, and all have one currency. `id` is made with the
 * first item and stays, whatever goes in or out, until the cart is paid: the server lets one cart be paid once.
 */
export interface Cart {
  readonly id?: string;
  readonly items: readonly CartItem[];
}

/** How many of a product. */
export interface CartQuantity {
  readonly id: string;
  readonly quantity: number;
}

/** A cart that nothing was ever in. */
export const emptyCart: Cart = { items: [] };

/** A changed cart, or why it stays as it is, fit to be shown. */
export type CartOutcome =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly message: string };

/** Puts one piece of a product in: a new line, or one more on the line it has. */
export function addToCart(cart: Cart, product: Product): CartOutcome {
  const known = cart.items.find(({ id }) => id === product.id);
  const others = cart.items.filter(({ id }) => id !== product.id);
  if (others.some((item) => !sameCurrency(item, product)))
    return refuse(
      `${product.name} is sold in another currency than what is in your cart. Please order it separately.`,
    );
  if (!known && cart.items.length >= CART_LIMITS.lines)
    return refuse(`Your cart holds ${CART_LIMITS.lines} different products, more don't fit in one order.`);
  if (known && known.quantity >= CART_LIMITS.quantity)
    return refuse(`Your cart holds ${CART_LIMITS.quantity} of ${product.name}, more don't fit in one order.`);
  const added: CartItem = { ...product, quantity: (known?.quantity ?? 0) + 1 };
  return {
    ok: true,
    cart: {
      ...cart,
      items: known
        ? cart.items.map((item) => (item.id === product.id ? added : item))
        : [...cart.items, added],
    },
  };
}

/** Takes a product's line out. */
export function removeFromCart(cart: Cart, id: string): Cart {
  return { ...cart, items: cart.items.filter((item) => item.id !== id) };
}

/** Takes everything out. */
export function clearCart(cart: Cart): Cart {
  return { ...cart, items: [] };
}

/** A line that was taken out, and where it stood. */
export interface TakenLine {
  readonly item: CartItem;
  readonly place: number;
}

/** The lines of a cart that a change took out of it. */
export function linesTakenOut(before: Cart, after: Cart): TakenLine[] {
  return before.items
    .map((item, place) => ({ item, place }))
    .filter(({ item }) => quantityOf(after, item.id) === 0);
}

/**
 * Brings lines back, each where it stood. What was done since, in this tab or another, stays: a product that is in
 * again gets the quantity on top, and a line that no longer fits (its currency, the number of lines) stays out.
 */
export function putBack(cart: Cart, lines: readonly TakenLine[]): Cart {
  let items = cart.items;
  for (const { item, place } of lines) {
    const known = quantityOf({ items }, item.id);
    if (known > 0) items = setQuantity({ items }, item.id, known + item.quantity).items;
    else if (items.length < CART_LIMITS.lines && items.every((other) => sameCurrency(other, item)))
      items = items.toSpliced(place, 0, item);
  }
  return { ...cart, items };
}

/**
 * Takes out what was paid. What was put in since stays, as a new cart; a cart with another id is not the one that
 * was paid and stays as it is.
 */
export function takeOutPaid(cart: Cart, paidId: string, paid: readonly CartQuantity[]): Cart {
  if (cart.id !== paidId) return cart;
  const items = cart.items.flatMap((item) => {
    const quantity = item.quantity - (paid.find(({ id }) => id === item.id)?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  return { items };
}

/** Sets how many of a product: whole pieces, at least 1, at most 99. What is no number changes nothing. */
export function setQuantity(cart: Cart, id: string, quantity: number): Cart {
  if (Number.isNaN(quantity)) return cart;
  const wanted = Math.min(Math.max(Math.trunc(quantity), 1), CART_LIMITS.quantity);
  return {
    ...cart,
    items: cart.items.map((item) => (item.id === id ? { ...item, quantity: wanted } : item)),
  };
}

/** How many of this product are in the cart. */
export function quantityOf(cart: Cart, id: string): number {
  return cart.items.find((item) => item.id === id)?.quantity ?? 0;
}

/** How many pieces are in the cart. */
export function countOf(cart: Cart): number {
  return cart.items.reduce((count, { quantity }) => count + quantity, 0);
}

/** What a line costs. */
export function lineTotal({ price, quantity, currency }: CartItem): Money {
  return { amount: price * quantity, currency };
}

/** What the cart costs by its display copies; nothing for an empty cart, which has no currency. */
export function totalOf({ items }: Cart): Money | undefined {
  const [first] = items;
  if (!first) return undefined;
  return {
    amount: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    currency: first.currency,
  };
}

/** Whether two amounts or products have the same currency; codes come in any case. */
export function sameCurrency(a: { readonly currency: string }, b: { readonly currency: string }): boolean {
  return a.currency.toLowerCase() === b.currency.toLowerCase();
}

function refuse(message: string): CartOutcome {
  return { ok: false, message };
}
