import { CoverSheet } from '../cover-sheet';
import { Face, type Mood } from '../face';

const toes: { x: number; top: number; width: number; mood: Mood }[] = [
  { x: 132, top: 96, width: 44, mood: 'happy' },
  { x: 180, top: 106, width: 40, mood: 'surprised' },
  { x: 224, top: 116, width: 36, mood: 'cheeky' },
  { x: 264, top: 128, width: 32, mood: 'happy' },
];

/** Four toes stay on the mat and stare: the big toe is floating above it, deep in meditation. */
export function ToeYogaCover() {
  return (
    <CoverSheet background="violet">
      <circle cx="72" cy="78" r="64" fill="currentcolor" data-scenery="" />
      <path d="M24 172h272l16 16H8Z" fill="var(--draw-coral)" />
      <ellipse cx="72" cy="176" rx="38" ry="5" fill="var(--on-action)" opacity="0.35" data-scenery="" />
      <g fill="var(--draw-skin)" stroke="var(--draw-line)" strokeWidth="4">
        {toes.map(({ x, top, width }) => (
          <path
            key={x}
            d={`M${x - width / 2} 176V${top + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V176Z`}
          />
        ))}
        <path d="M42 132V76a30 30 0 0 1 60 0v56a30 20 0 0 1-60 0Z" />
        <path d="M42 70q30-12 60 0v-10q-30-12-60 0Z" fill="var(--draw-coral)" strokeWidth="3" />
      </g>
      {toes.map(({ x, top, width, mood }) => (
        <Face key={x} x={x} y={top + width / 2 + 2} size={width / 48} mood={mood} />
      ))}
      <Face x={72} y={100} size={1.3} mood="asleep" />
      <path
        d="M14 40l8 6M10 76h10M130 40l-8 6M134 76h-10M72 20v8"
        fill="none"
        stroke="var(--draw-coral)"
        strokeWidth="4"
        data-scenery=""
      />
    </CoverSheet>
  );
}
