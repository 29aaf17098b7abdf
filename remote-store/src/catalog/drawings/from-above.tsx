import { type ReactNode, useId } from 'react';
import { insoleSections } from 'shared-contracts/ui/drawings';
import type { Level } from 'shared-contracts/values';
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
        <path d={INSOLE_OUTLINE} fill={fill} />
        {design.parts.map((part) => (
          <g key={part}>{parts[part]}</g>
        ))}
        <Support level={level} />
      </g>
      <use href={`#${id}i`} transform="translate(310 0) scale(-1 1)" />
    </>
  );
}

/**
 * Renders the raised parts of an insole: the arch on the inner side, the cup around the heel. Both grow with the
 * level.
 */
function Support({ level }: { level: Level }) {
  const { arch, cup } = insoleSections[level];
  const reach = 44 + arch;
  const rim = Math.round(cup * 0.8);
  return (
    <>
      {arch > 0 ? (
        <path
          d={`M17 196C${reach} 206 ${reach + 20} 240 ${reach + 20} 272C${reach + 20} 310 ${reach} 340 32 346C36 318 42 296 42 272C42 244 27 222 17 196Z`}
          fill="var(--draw-shell)"
        />
      ) : null}
      <path
        d={`M${29 + rim} 372C${31 + rim} ${400 - rim * 0.6} ${54 + rim * 0.4} ${416 - rim} 77 ${416 - rim}C100 ${416 - rim} ${124 - rim} ${402 - rim} ${126 - rim} 372`}
        fill="none"
        strokeWidth="4"
      />
    </>
  );
}

const holes = [70, 94, 118, 142, 166].map((y) => `M34 ${y}H124`).join('');

const parts: Readonly<Record<Part, ReactNode>> = {
  'ball-cushion': <ellipse cx="74" cy="146" rx="52" ry="34" fill="var(--draw-sun)" />,
  'heel-cushion': <circle cx="77" cy="372" r="26" fill="var(--draw-sun)" />,
  'heel-gel': (
    <>
      <ellipse cx="77" cy="368" rx="27" ry="34" fill="var(--draw-gel)" />
      <path d="M62 356q4-14 18-16" stroke="var(--draw-paper)" strokeWidth="5" fill="none" data-scenery="" />
    </>
  ),
  'soft-heel': <circle cx="77" cy="366" r="28" fill="var(--draw-paper)" strokeDasharray="1 9" />,
  wedge: <path d="M29 356C27 392 44 412 66 418C50 398 48 376 52 352Z" fill="var(--draw-sun)" />,
  holes: <path d={holes} stroke="var(--draw-line)" strokeWidth="5" strokeDasharray="0.100 18" />,
};
