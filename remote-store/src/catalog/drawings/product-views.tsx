import { type ComponentType, useId } from 'react';
import Bag from './box/bag.svg?react';
import BoxFront from './box/box-front.svg?react';
import { covers } from './covers/covers';
import { CrossSection, describeSection } from './cross-section';
import type { DrawnProduct } from './designs';
import { describePair, Pair, PairOnSheet } from './from-above';
import { sheet, Texture } from './sheet';

/** One view of a product. */
export interface ProductView {
  readonly name: string;
  /** Describes the view in words. */
  readonly describe: (product: DrawnProduct) => string;
  readonly Drawing: ComponentType<DrawnProduct>;
}

/** The views of a product, in the order of its gallery. */
export const productViews: readonly ProductView[] = [
  { name: 'From above', describe: describePair, Drawing: PairOnSheet },
  { name: 'Cross-section', describe: describeSection, Drawing: CrossSection },
  {
    name: 'Cover',
    describe: ({ name, design }) => `The cover of the ${name} from close by: ${covers[design.cover].look}.`,
    Drawing: Cover,
  },
  {
    name: 'In the box',
    describe: ({ name, design: { extra } }) =>
      `What is in the box of the ${name}: a left and a right insole${extra ? `, and a ${extra}` : ''}.`,
    Drawing: InTheBox,
  },
];

/** Renders a product in one of its views, on a sheet of 480 by 360. */
export function ProductDrawing({ product, view }: { product: DrawnProduct; view: ProductView }) {
  return (
    <svg
      {...sheet(product)}
      role="img"
      aria-label={view.describe(product)}
      viewBox="0 0 480 360"
      width="480"
      height="360"
    >
      <view.Drawing {...product} />
    </svg>
  );
}

/** Renders the cover of a product under a magnifying glass. 480 by 360. */
function Cover(product: DrawnProduct) {
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

/** Renders what arrives: the pair in its box, and its accessories. 480 by 360. */
function InTheBox(product: DrawnProduct) {
  const { extra } = product.design;
  return (
    <>
      <path d="M20 334H460" stroke="var(--draw-ground)" />
      <g transform={extra ? 'translate(-54 0)' : undefined}>
        <path d="M112 196L146 142H334L368 196Z" fill="var(--draw-cork-deep)" />
        <g transform="translate(146 20) rotate(4 90 120) scale(.6)">
          <Pair {...product} />
        </g>
        <BoxFront />
      </g>
      {extra ? <Bag /> : null}
    </>
  );
}
