import type { DrawnProduct } from '../drawn-product';
import { Pair } from '../from-above';
import { BoxFront, BoxInside } from './box';

/** Renders what arrives: the pair in its box, and its accessories. 480 by 360. */
export function InTheBox(product: DrawnProduct) {
  const { extra } = product.design;
  return (
    <>
      <path d="M20 334H460" stroke="var(--draw-ground)" />
      <g transform={extra ? 'translate(-54 0)' : undefined}>
        <BoxInside />
        <g transform="translate(146 20) rotate(4 90 120) scale(.6)">
          <Pair {...product} />
        </g>
        <BoxFront />
      </g>
      {extra ? <Bag /> : null}
    </>
  );
}

function Bag() {
  return (
    <>
      <path
        d="M372 232C344 258 336 288 342 318Q346 334 362 334H430Q446 334 450 318C456 288 448 258 420 232Z"
        fill="var(--draw-bamboo)"
      />
      <path
        d="M372 232Q362 214 356 208Q376 216 384 208Q396 218 408 208Q416 216 436 208Q430 214 420 232Z"
        fill="var(--draw-bamboo)"
      />
      <path
        d="M368 232H424M424 234C440 244 444 258 440 272M424 234C434 248 432 262 426 270"
        fill="none"
        strokeWidth="4"
      />
    </>
  );
}
