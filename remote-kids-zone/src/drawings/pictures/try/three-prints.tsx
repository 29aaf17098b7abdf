import { CoverSheet } from '../../cover-sheet';

const toes =
  'M18 30a10 12 0 1 0 .1 0ZM40 22a7 9 0 1 0 .1 0ZM56 26a6 8 0 1 0 .1 0ZM69 34a6 7 0 1 0 .1 0ZM79 45a5 6 0 1 0 .1 0Z';
const shapes = [
  'M10 74C10 58 84 58 84 80C84 96 74 104 72 120C70 132 72 150 60 158C46 166 30 156 30 140C30 126 54 120 48 104C40 92 12 94 10 74Z',
  'M10 74C10 58 84 58 84 80C84 100 78 120 76 140C74 166 24 166 24 140C22 116 12 96 10 74Z',
  'M10 74C10 58 84 58 84 80C84 96 62 92 46 92C28 92 12 92 10 74ZM52 130C70 130 74 162 52 162C28 162 32 130 52 130Z',
];

/** Three wet prints: a narrow bridge, a wide shape, two islands. */
export function ThreePrints() {
  return (
    <CoverSheet background="deep">
      {shapes.map((shape, index) => (
        <path
          key={shape}
          transform={`translate(${10 + index * 104} 12)`}
          d={toes + shape}
          fill={index === 1 ? 'var(--draw-sun)' : 'currentcolor'}
        />
      ))}
    </CoverSheet>
  );
}
