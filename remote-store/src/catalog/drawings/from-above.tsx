import { insoleSections } from '@little-arches/contracts/ui';
import type { Level } from '@little-arches/contracts/values';
import { useId } from 'react';
import { covers } from './covers/covers';
import type { DrawnProduct } from './designs';
import { parts } from './parts/parts';
import { listOf, sheet, Texture } from './sheet';

/** A right insole from above, 144 by 424, with the toes at the top and the inner side on the left. */
const OUTLINE =
  'M56 4C92 0 120 26 134 68C148 108 150 150 142 192C134 236 124 268 124 310C124 344 130 358 126 380C122 408 102 422 76 422C48 422 30 406 28 378C26 342 42 310 42 272C42 236 14 206 6 160C-2 104 18 8 56 4Z';

/**
 * Renders a left and a right insole side by side, 310 by 424; `small` ones have a plain colour instead of a
 * texture.
 */
export function Pair({ level, design, small = false }: Omit<DrawnProduct, 'name'> & { small?: boolean }) {
  const id = useId();
  const fill = small ? covers[design.cover].color : `url(#${id}t)`;
  return (
    <>
      {small ? null : <Texture id={`${id}t`} kind={design.cover} scale={0.5} />}
      <g id={`${id}i`} transform="translate(166 0)">
        <path d={OUTLINE} fill={fill} stroke="none" />
        <path d={shellOf(level, 9)} fill="var(--draw-shell)" fillOpacity="0.35" stroke="none" />
        {design.parts.map((part) => {
          const { Drawing } = parts[part];
          return <Drawing key={part} />;
        })}
        {level === '0' ? null : <path d={shellOf(level, 0)} fill="var(--draw-shell)" />}
        <path d={OUTLINE} fill="none" />
      </g>
      <use href={`#${id}i`} transform="translate(310 0) scale(-1 1)" />
    </>
  );
}

/**
 * Returns the raised edge of an insole as one shell: the rim of the heel cup, which widens on the inner side to the
 * support under the arch. Both grow with the level. `slope` is the width that it takes to come down to the flat
 * part.
 */
function shellOf(level: Level, slope: number): string {
  const { arch, cup } = insoleSections[level];
  const rim = Math.round(cup * 0.4) + slope;
  const crest = 42 + (arch > 0 ? 10 + arch : 0) + slope;
  const tip = Math.round(6 + (crest - 42) * 0.6);
  return [
    'M6 160C14 206 42 236 42 272C42 310 26 342 28 378C30 406 48 422 76 422C102 422 122 408 126 380C130 358 124 344 124 310',
    `C${124 - Math.round(rim / 3)} 342 ${127 - rim} 356 ${126 - rim} 379C${124 - rim} ${404 - Math.round(rim / 2)} 100 ${422 - rim} 76 ${422 - rim}`,
    `C52 ${422 - rim} ${30 + rim} ${404 - Math.round(rim / 2)} ${28 + rim} 378C${26 + rim} 348 ${crest} 332 ${crest} 278C${crest} 234 ${tip} 200 6 160Z`,
  ].join('');
}

/** Renders the pair from above, on a sheet of 480 by 360. */
export function PairOnSheet(product: DrawnProduct) {
  return (
    <g transform="translate(118 10) scale(.8)" strokeWidth="3.75">
      <Pair {...product} />
    </g>
  );
}

/** Describes a product as seen from above. */
export function describePair({ name, level, design }: DrawnProduct): string {
  const seen = [
    ...(level === '0' ? [] : ['a support under the arch']),
    ...design.parts.map((part) => parts[part].name),
  ];
  return `The ${name} from above, left and right${seen.length > 0 ? `, with ${listOf(seen)}` : ''}.`;
}

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
