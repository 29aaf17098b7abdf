/** Renders the print of a right foot, 90 by 204, toes up; mirror it with `scale(-1 1)` for the left one. */
export function Footprint({ fill = 'var(--draw-skin)', line = true }: { fill?: string; line?: boolean }) {
  return (
    <g fill={fill} {...(line ? {} : { stroke: 'none' })}>
      <path d="M36 58 C14 58 4 76 8 96 C12 114 28 122 28 142 C28 154 18 158 18 176 C18 192 30 202 44 202 C60 202 70 190 70 172 C70 150 82 128 82 98 C82 70 62 58 36 58 Z" />
      <ellipse cx="21" cy="33" rx="14" ry="18" />
      <ellipse cx="46" cy="27" rx="9" ry="12" />
      <ellipse cx="65" cy="35" rx="8" ry="11" />
      <ellipse cx="79" cy="48" rx="7" ry="9" />
      <ellipse cx="89" cy="65" rx="6" ry="8" />
    </g>
  );
}
