import type { DrawnProduct } from './drawn-product';
import { describePair, PairOnSheet } from './pair-on-sheet';
import { sheet } from './sheet';

/** A product as a picture of its own, outside of a page: 1200 by 900 pixels, on the ground of its level. */
export function ProductPicture({ product }: { product: DrawnProduct }) {
  return (
    <svg
      {...sheet(product)}
      role="img"
      aria-label={describePair(product)}
      viewBox="0 0 480 360"
      width="1200"
      height="900"
    >
      <path d="M0 0H480V360H0Z" fill="var(--tone-tint)" stroke="none" />
      <PairOnSheet {...product} />
    </svg>
  );
}
