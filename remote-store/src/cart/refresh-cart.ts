import { formatMoney, type Product } from '@little-arches/contracts/values';
import { type Cart, type CartItem, isSameLine, sameCurrency, withToday } from './cart';

/**
 * Updates the cart's display copies with today's products: prices and texts. A line whose product is no longer sold
 * (or no longer in the cart's currency) is marked as gone. The known values stay with the line until the person
 * agrees.
 */
export function refreshCart(cart: Cart, products: readonly Product[]): Cart {
  const today = new Map(products.map((product) => [product.id, product]));
  let first: Product | undefined;
  const items = cart.items.map((item): CartItem => {
    const product = today.get(item.id);
    if (!product || (first && !sameCurrency(first, product))) return { ...item, gone: true };
    first ??= product;
    return withToday(item, product);
  });
  return { ...cart, items };
}

/** Returns whether a line differs from what the person has seen, so that they must agree before they pay. */
export function isChanged({ gone, knownPrice }: CartItem): boolean {
  return Boolean(gone ?? knownPrice);
}

/** Returns a short sentence about how a line differs from what the person has seen; undefined when it doesn't. */
export function describeChange({ gone, knownPrice, price, currency }: CartItem): string | undefined {
  if (gone) return 'No longer available, and not part of your order.';
  if (!knownPrice) return undefined;
  return `The price changed from ${formatMoney(knownPrice)} to ${formatMoney({ amount: price, currency })}.`;
}

/**
 * Accepts the changes of a cart as it was shown: gone lines are removed, and today's prices become the known ones.
 * Changes made since then still require consent.
 */
export function agreeToChanges(cart: Cart, shown: Cart): Cart {
  const items = cart.items.flatMap((item): CartItem[] => {
    const { gone, knownPrice, ...today } = item;
    const agreed = shown.items.find((line) => isSameLine(line, item));
    if (!agreed || agreed.price !== item.price || agreed.gone !== gone) return [item];
    return gone ? [] : [today];
  });
  return { ...cart, items };
}
