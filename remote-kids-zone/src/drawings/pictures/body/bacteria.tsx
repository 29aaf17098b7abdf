import { CoverSheet } from '../../cover-sheet';
import { Face, type Mood } from '../../face';

const guests: { x: number; y: number; turn: number; mood: Mood }[] = [
  { x: 116, y: 66, turn: -14, mood: 'happy' },
  { x: 176, y: 88, turn: 20, mood: 'cheeky' },
  { x: 120, y: 128, turn: 8, mood: 'asleep' },
];

/** Bacteria under a magnifying glass: they feel at home. */
export function Bacteria() {
  return (
    <CoverSheet background="deep">
      <path d="M214 150l50 50" stroke="var(--draw-line)" strokeWidth="26" />
      <path d="M214 150l50 50" stroke="var(--draw-sun)" strokeWidth="15" />
      <circle cx="146" cy="98" r="86" fill="currentcolor" stroke="var(--draw-line)" strokeWidth="10" />
      {guests.map(({ x, y, turn, mood }) => (
        <g key={y} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path
            d="M-22-20l-6-10M0-22v-11M22-20l6-10M-22 20l-6 10M0 22v11M22 20l6 10"
            stroke="var(--draw-line)"
            strokeWidth="4"
          />
          <rect
            x="-36"
            y="-20"
            width="72"
            height="40"
            rx="20"
            fill="var(--draw-sun)"
            stroke="var(--draw-line)"
            strokeWidth="4"
          />
          <Face x={0} y={0} size={0.8} mood={mood} />
        </g>
      ))}
    </CoverSheet>
  );
}
