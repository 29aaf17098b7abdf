import { formatMoney, type Product } from 'shared-contracts/catalog';
import { type Cart, type CartItem, sameCurrency } from './cart';

/** What a person must know before paying: the cart is no longer what they put in. */
export type CartDifference =
  | { readonly kind: 'gone'; readonly name: string }
  | { readonly kind: 'price'; readonly name: string; readonly from: string; readonly to: string };

/**
 * Lays today's products over the cart's display copies: lines whose product is no longer sold (or not in the
 * cart's currency any more) go, prices and texts become today's. Says what a person would notice.
 */
export function refreshCart(
  cart: Cart,
  products: readonly Product[],
): { readonly cart: Cart; readonly differences: readonly CartDifference[] } {
  const today = new Map(products.map((product) => [product.id, product]));
  const items: CartItem[] = [];
  const differences: CartDifference[] = [];
  for (const item of cart.items) {
    const product = today.get(item.id);
    if (!product || (items[0] && !sameCurrency(items[0], product))) {
      differences.push({ kind: 'gone', name: item.name });
      continue;
    }
    if (product.price !== item.price || !sameCurrency(product, item))
      differences.push({
        kind: 'price',
        name: product.name,
        from: formatMoney({ amount: item.price, currency: item.currency }),
        to: formatMoney({ amount: product.price, currency: product.currency }),
      });
    items.push({ ...product, quantity: item.quantity });
  }
  return { cart: { ...cart, items }, differences };
}

/** A difference as a sentence. */
export function describeDifference(difference: CartDifference): string {
  return difference.kind === 'gone'
    ? `${difference.name} is no longer available and was removed from your cart.`
    : `The price of ${difference.name} changed from ${difference.from} to ${difference.to}.`;
}
