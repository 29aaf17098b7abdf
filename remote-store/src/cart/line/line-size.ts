import { CART_LIMITS } from '@little-arches/contracts/input';
import { formatSize } from '@little-arches/contracts/values';
import { type Cart, type CartItem, isSameLine, type LineKey } from '../cart';

/** Returns a short sentence why a line can't be ordered before its size is chosen; undefined when it can. */
export function describeSizeProblem({ gone, size, sizes }: CartItem): string | undefined {
  if (gone || sizes.length === 0) return undefined;
  if (size === undefined) return 'Choose a size before you pay.';
  const inStock = sizes.some((candidate) => candidate.size === size && candidate.inStock);
  return inStock ? undefined : `Size ${formatSize(size)} is sold out. Choose another size.`;
}

/**
 * Sets the size of a line. When the cart already has the product in that size, both lines are merged at the
 * position of this one, with the sum of the quantities up to the limit.
 */
export function chooseSize(cart: Cart, line: LineKey, size: number): Cart {
  const twin = cart.items.find((item) => isSameLine(item, { id: line.id, size }) && !isSameLine(item, line));
  const items = cart.items.flatMap((item) => {
    if (item === twin) return [];
    if (!isSameLine(item, line)) return [item];
    const quantity = Math.min(item.quantity + (twin?.quantity ?? 0), CART_LIMITS.quantity);
    return [{ ...item, size, quantity, ...(twin?.knownPrice && { knownPrice: twin.knownPrice }) }];
  });
  return { ...cart, items };
}
