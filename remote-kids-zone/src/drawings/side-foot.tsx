import { footFromInside } from 'shared-contracts/ui/drawings';
import { type Skin, skinColour, skinShade } from './skin';

/**
 * The site's one foot from its inner side, 190 by 110 without the leg, toes on the left, its sole on 108; `arch` is how
 * high the arch stands. The leg goes up beyond every sheet.
 */
export function SideFoot({
  transform,
  arch = 24,
  skin = 'skin',
  plain = false,
}: {
  transform: string;
  arch?: number;
  skin?: Skin;
  /** Without its ankle, where a face is. */
  plain?: boolean;
}) {
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
      <path d={outline} fill={skinColour(skin)} stroke="none" />
      <path d={foot.archShade + foot.heelShade} fill={skinShade(skin)} stroke="none" data-scenery="" />
      <path d={outline} />
      <path d={plain ? foot.nail : foot.nail + foot.ankle} strokeWidth="3" />
    </g>
  );
}
