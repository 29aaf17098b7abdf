import type { DrawnProduct } from './drawn-product';
import { Pair } from './from-above';

/** What arrives: the pair in its box, and what comes with it. 480 by 360. */
export function InTheBox(product: DrawnProduct) {
  const { extra } = product.design;
  return (
    <>
      <path d="M20 334H460" stroke="var(--draw-ground)" />
      <g transform={extra ? 'translate(-54 0)' : undefined}>
        <path d="M112 196L146 142H334L368 196Z" fill="var(--draw-cork-deep)" />
        <g transform="translate(146 20) rotate(4 90 120) scale(.6)">
          <Pair {...product} />
        </g>
        <path d="M112 196H368V334H112Z" fill="var(--draw-cork)" />
        <path d="M112 196L78 230L92 242L112 224M368 196L402 230L388 242L368 224" fill="var(--draw-cork)" />
        <rect x="186" y="222" width="108" height="84" rx="12" fill="var(--draw-paper)" />
        <g fill="none" strokeWidth="7" data-scenery="">
          <path d="M206 290V282a34 34 0 0 1 68 0V290" stroke="var(--draw-shell)" />
          <path d="M224 290V284a16 16 0 0 1 32 0V290" stroke="var(--draw-sun)" />
        </g>
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
