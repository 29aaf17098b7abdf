import { footFromInside } from '@little-arches/contracts/ui';

/** A bare left foot from its inner side, with the toes to the left and the sole at y = 404. */
export const sideFoot = footFromInside({ heel: 427, toes: 92, floor: 404, arch: 34 });

/** Renders a bare foot from its inner side, with its arch; `skin` is one of the two skins of the palette. */
export function SideFoot({ skin = 'skin', ankle = true }: { skin?: 'skin' | 'deep-skin'; ankle?: boolean }) {
  return (
    <g>
      <path d={sideFoot.outline} fill={`var(--draw-${skin})`} />
      <g fill={`var(--draw-${skin}-shade)`} stroke="none">
        <path d={sideFoot.heelShade} />
        <path d={sideFoot.archShade} />
      </g>
      <path d={sideFoot.outline} />
      <path d={sideFoot.nail} />
      {ankle ? <path d={sideFoot.ankle} /> : null}
    </g>
  );
}
