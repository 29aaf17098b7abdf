import { type Skin, skinColour } from './skin';

/**
 * Renders a foot on tiptoe from its inner side, with the toes on the left at 172; the leg extends beyond the top of
 * the sheet.
 */
export function TiptoeFoot({ transform, skin = 'skin' }: { transform?: string; skin?: Skin }) {
  return (
    <path
      transform={transform}
      d="M212-140V20C212 40 246 48 242 76C238 100 214 104 196 96C178 88 166 96 152 118C140 138 132 172 112 172H72C48 172 48 150 66 146C104 136 128 74 152 40V-140Z"
      fill={skinColour(skin)}
      stroke="var(--draw-line)"
      strokeWidth="4"
    />
  );
}
