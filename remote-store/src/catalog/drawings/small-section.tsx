import { CrossSection } from './cross-section';
import type { DrawnProduct } from './drawn-product';
import { sheet } from './sheet';

/** Renders the cross-section without labels, small, for a table that names the parts in words. */
export function SmallSection({
  product,
  className,
}: {
  product: DrawnProduct;
  className?: string | undefined;
}) {
  return (
    <svg {...sheet(product, className)} aria-hidden="true" viewBox="8 108 464 172">
      <CrossSection {...product} bare />
    </svg>
  );
}
