/** Renders two eyes and a mouth around the point `x`, `y`; about 26 wide at `size` 1. */
export function Face({
  x,
  y,
  size,
  mood = 'happy',
}: {
  x: number;
  y: number;
  size: number;
  mood?: 'happy' | 'surprised';
}) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size})`}
      fill="none"
      stroke="var(--draw-line)"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <circle cx="-8" cy="-5" r="3.4" fill="var(--draw-line)" stroke="none" />
      <circle cx="8" cy="-5" r="3.4" fill="var(--draw-line)" stroke="none" />
      {mood === 'surprised' ? <circle cy="8" r="3.5" /> : <path d="M-8 4q8 9 16 0" />}
    </g>
  );
}
