import type { DrawnProduct } from './drawn-product';
import { describePair, PairOnSheet } from './pair-on-sheet';
import { sheet } from './sheet';

/** Renders a product as an image file: 1200 by 900 pixels, on the background of its level. */
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
