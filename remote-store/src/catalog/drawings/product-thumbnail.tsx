import type { DrawnProduct } from './drawn-product';
import { Pair } from './from-above';
import { sheet } from './sheet';

/** Renders the pair from above, small, beside the product's name. */
export function ProductThumbnail({
  product,
  className,
}: {
  product: DrawnProduct;
  className?: string | undefined;
}) {
  return (
    <svg {...sheet(product, className)} aria-hidden="true" viewBox="-6 -6 322 436" strokeWidth="8">
      <Pair {...product} small />
    </svg>
  );
}
