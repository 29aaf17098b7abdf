import type { ComponentType } from 'react';
import { drawingPalette } from 'shared-contracts/ui/drawing-palette';
import { Cover } from './cover';
import { CrossSection } from './cross-section';
import type { CoverKind, DrawnProduct } from './design';
import styles from './drawing.module.css';
import { Pair } from './from-above';
import { InTheBox } from './in-the-box';

/** One way of looking at a product. */
export interface ProductView {
  readonly name: string;
  /** In words, what is to be seen. */
  readonly describe: (product: DrawnProduct) => string;
  readonly Drawing: ComponentType<DrawnProduct>;
}

/** The ways of looking at a product, in the order of its gallery. */
export const productViews: readonly ProductView[] = [
  { name: 'From above', describe: describePair, Drawing: CenteredPair },
  { name: 'Cross-section', describe: describeSection, Drawing: CrossSection },
  {
    name: 'Cover',
    describe: ({ name, design }) => `The cover of the ${name} from close by: ${covers[design.cover]}.`,
    Drawing: Cover,
  },
  {
    name: 'In the box',
    describe: ({ name, design: { extra } }) =>
      `What is in the box of the ${name}: a left and a right insole${extra ? `, and a ${extra}` : ''}.`,
    Drawing: InTheBox,
  },
];

const covers: Readonly<Record<CoverKind, string>> = {
  foam: 'springy foam',
  cork: 'cork with its dark flecks',
  bamboo: 'a weave of bamboo with small holes',
  grip: 'small nubs that hold a sock',
  wool: 'curly wool',
  'closed-foam': 'foam of closed bubbles',
  plain: 'plain',
};

/** A product in one of its views, on a sheet of 480 by 360. */
export function ProductDrawing({ product, view }: { product: DrawnProduct; view: ProductView }) {
  return (
    <svg
      {...sheet(product, styles.drawing)}
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

/** A product as a picture of its own, outside of a page: 1200 by 900 pixels, on the ground of its level. */
export function ProductPicture({ product }: { product: DrawnProduct }) {
  return (
    <svg
      {...sheet(product, undefined)}
      role="img"
      aria-label={describePair(product)}
      viewBox="0 0 480 360"
      width="1200"
      height="900"
    >
      <path d="M0 0H480V360H0Z" fill="var(--tone-tint)" stroke="none" />
      <CenteredPair {...product} />
    </svg>
  );
}

/** The pair from above, small, beside the product's name. */
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

/** The cross-section without names, small, in a table that has them in words. */
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

function sheet({ level }: DrawnProduct, className: string | undefined) {
  return {
    className: [drawingPalette, styles.drawing, styles[`level${level}`], className].filter(Boolean).join(' '),
    focusable: false,
    stroke: 'var(--draw-line)',
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
}

function CenteredPair(product: DrawnProduct) {
  return (
    <g transform="translate(118 10) scale(.8)" strokeWidth="3.750">
      <Pair {...product} />
    </g>
  );
}

function describePair({ name, level, design: { parts } }: DrawnProduct): string {
  const seen = [
    ...(level === '0' ? [] : ['a support under the arch']),
    ...parts.flatMap((part) => partNames[part] ?? []),
  ];
  return `The ${name} from above, left and right${seen.length > 0 ? `, with ${listOf(seen)}` : ''}.`;
}

const partNames = {
  'ball-cushion': 'a cushion under the ball of the foot',
  'heel-cushion': 'a cushion under the heel',
  'heel-gel': 'gel in the heel cup',
  'soft-heel': 'a soft part under the heel',
  wedge: 'a small wedge on the inner side of the heel',
  holes: 'small holes',
} as const;

function describeSection({ name, design: { labels } }: DrawnProduct): string {
  const named = Object.values(labels).map((label) => label.charAt(0).toLowerCase() + label.slice(1));
  return `The ${name} cut open from heel to toes: ${listOf(named)}.`;
}

function listOf(items: readonly string[]): string {
  return items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
