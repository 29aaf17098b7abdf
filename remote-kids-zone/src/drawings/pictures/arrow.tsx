/**
 * Renders an arrow of `length` to the right from the point `x`, `y`, turned by `turn` degrees, in the colour of the
 * text.
 */
export function Arrow({ x, y, length, turn = 0 }: { x: number; y: number; length: number; turn?: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) rotate(${turn})`}
      d={`M0 0H${length}M${length - 12}-10L${length} 0L${length - 12} 10`}
      fill="none"
      stroke="currentcolor"
      strokeWidth="6"
    />
  );
}
