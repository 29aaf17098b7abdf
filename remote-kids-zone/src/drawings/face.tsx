/** The facial expression of a drawn foot or toe. */
export type Mood = 'happy' | 'asleep' | 'surprised' | 'cheeky';

/** Renders two eyes and a mouth around the point `x`, `y`; about 26 wide at `size` 1. */
export function Face({
  x,
  y,
  size = 1,
  mood = 'happy',
  line = 'var(--draw-line)',
}: {
  x: number;
  y: number;
  size?: number;
  mood?: Mood;
  line?: string;
}) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size})`}
      fill="none"
      stroke={line}
      strokeWidth="3"
      strokeLinecap="round"
    >
      {eyes(mood, line)}
      {mouth(mood)}
    </g>
  );
}

function eyes(mood: Mood, line: string) {
  if (mood === 'asleep') return <path d="M-13-5q5 5 10 0M3-5q5 5 10 0" />;
  const left = <circle cx="-8" cy="-5" r="3.4" fill={line} stroke="none" />;
  if (mood === 'cheeky')
    return (
      <>
        {left}
        <path d="M3-5h10" />
      </>
    );
  return (
    <>
      {left}
      <circle cx="8" cy="-5" r="3.4" fill={line} stroke="none" />
    </>
  );
}

function mouth(mood: Mood) {
  if (mood === 'surprised') return <circle cy="8" r="3.5" />;
  if (mood === 'cheeky') return <path d="M-7 5q9 8 14-1" />;
  return <path d="M-8 4q8 9 16 0" />;
}
