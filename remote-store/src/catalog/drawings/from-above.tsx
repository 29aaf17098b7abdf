import { insoleSections } from '@little-arches/contracts/ui';
import type { Level } from '@little-arches/contracts/values';
import { type ReactNode, useId } from 'react';
import type { Part } from './design';
import type { DrawnProduct } from './drawn-product';
import { INSOLE_OUTLINE } from './insole-outline';
import { colorOf, Texture } from './texture';

/**
 * Renders a left and a right insole side by side, 310 by 424; `small` ones have a plain colour instead of a
 * texture.
 */
export function Pair({ level, design, small = false }: Omit<DrawnProduct, 'name'> & { small?: boolean }) {
  const id = useId();
  const fill = small ? colorOf(design.cover) : `url(#${id}t)`;
  return (
    <>
      {small ? null : <Texture id={`${id}t`} kind={design.cover} scale={0.5} />}
      <g id={`${id}i`} transform="translate(166 0)">
        <path d={INSOLE_OUTLINE} fill={fill} stroke="none" />
        <path d={shellOf(level, 9)} fill="var(--draw-shell)" fillOpacity="0.35" stroke="none" />
        {design.parts.map((part) => (
          <g key={part}>{parts[part]}</g>
        ))}
        {level === '0' ? null : <path d={shellOf(level, 0)} fill="var(--draw-shell)" />}
        <path d={INSOLE_OUTLINE} fill="none" />
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

/** The part under the heel, which is hollow towards the arch. */
const HEEL = 'M61 343Q77 350 93 343Q105 345 104 364Q102 401 77 401Q52 401 50 364Q49 345 61 343Z';

const holes = [70, 94, 118, 142, 166].map((y) => `M34 ${y}H124`).join('');

const parts: Readonly<Record<Part, ReactNode>> = {
  'ball-cushion': (
    <path
      d="M24 150C22 122 46 108 74 112C104 116 128 128 130 150C131 170 112 180 92 174C76 169 62 172 48 176C34 178 25 166 24 150Z"
      fill="var(--draw-sun)"
    />
  ),
  'heel-cushion': <path d={HEEL} fill="var(--draw-sun)" />,
  'heel-gel': (
    <>
      <path d={HEEL} fill="var(--draw-gel)" />
      <path
        d="M62 366q5-6 10 0t10 0t10 0M62 378q5-6 10 0t10 0t10 0M67 390q5-6 10 0t10 0"
        stroke="var(--draw-paper)"
        fill="none"
        data-scenery=""
      />
    </>
  ),
  'soft-heel': <path d={HEEL} fill="var(--draw-paper)" strokeDasharray="1 9" />,
  wedge: <path d="M40 330C28 380 44 412 80 413C63 398 58 366 67 334Z" fill="var(--draw-sun)" />,
  holes: <path d={holes} stroke="var(--draw-line)" strokeWidth="5" strokeDasharray="0.100 18" />,
};
