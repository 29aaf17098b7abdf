import { footFromInside } from '@little-arches/contracts/ui';

/**
 * Renders a foot from its inner side, 190 by 110 without the leg, with the toes on the left and the sole at 108;
 * `arch` is the height of the arch. The leg extends beyond the top of every sheet.
 */
export function SideFoot({ transform, arch }: { transform: string; arch: number }) {
  const foot = footFromInside({ heel: 186, toes: 4, floor: 108, arch });
  const outline = `${foot.outline.replace(/^M(\S+)/, 'M$1-240L$1')}V-240`;
  return (
    <g
      transform={transform}
      fill="none"
      stroke="var(--draw-line)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={outline} fill="var(--draw-skin)" stroke="none" />
      <path d={foot.archShade + foot.heelShade} fill="var(--draw-skin-shade)" stroke="none" data-scenery="" />
      <path d={outline} />
      <path d={foot.nail + foot.ankle} strokeWidth="3" />
    </g>
  );
}
