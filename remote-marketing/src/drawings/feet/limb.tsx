/** An arm or a leg: a thick round line in `color` with the drawings' line round it. */
export function Limb({ d, color, width = 20 }: { d: string; color: string; width?: number }) {
  return (
    <>
      <path d={d} strokeWidth={width + 6} />
      <path d={d} stroke={color} strokeWidth={width} />
    </>
  );
}
