import { useId } from 'react';
import type { DrawnProduct } from './drawn-product';
import { Pair } from './from-above';
import { Texture } from './texture';

/** Renders the cover of a product under a magnifying glass. 480 by 360. */
export function Cover(product: DrawnProduct) {
  const id = useId();
  return (
    <>
      <g transform="translate(18 64) scale(.56)">
        <Pair {...product} />
      </g>
      <path d="M158 96L262 78M158 122L262 282" stroke="var(--draw-ground)" />
      <circle cx="144" cy="108" r="20" fill="none" />
      <Texture id={id} kind={product.design.cover} scale={1.5} />
      <circle cx="324" cy="180" r="128" fill={`url(#${id})`} strokeWidth="6" />
      <path
        d="M236 146a94 94 0 0 1 42-48"
        fill="none"
        stroke="var(--draw-paper)"
        strokeWidth="7"
        data-scenery=""
      />
    </>
  );
}
