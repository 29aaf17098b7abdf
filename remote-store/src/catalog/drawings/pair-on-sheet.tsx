import type { DrawnProduct } from './drawn-product';
import { Pair } from './from-above';
import { listOf } from './list-of';

/** Renders the pair from above, on a sheet of 480 by 360. */
export function PairOnSheet(product: DrawnProduct) {
  return (
    <g transform="translate(118 10) scale(.8)" strokeWidth="3.750">
      <Pair {...product} />
    </g>
  );
}

/** Describes a product as seen from above. */
export function describePair({ name, level, design: { parts } }: DrawnProduct): string {
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
