import { DrawingSheet } from '../../drawings/drawing-sheet';

const shapes = [
  'M4 36 V20 a16 16 0 0 1 32 0 V36 Z M14 36 V21 a6 6 0 0 1 12 0 V36 Z',
  'M4 20 a16 16 0 0 1 32 0 a16 16 0 0 1 -32 0 Z M13 20 H27 M20 13 V27',
  'M4 36 C4 16 16 4 36 4 C36 24 24 36 4 36 Z M4 36 L24 16',
  'M4 12 a8 8 0 0 1 16 0 a8 8 0 0 1 16 0 V22 a16 14 0 0 1 -32 0 Z',
  'M20 3 L25 15 L37 16 L28 24 L31 36 L20 30 L9 36 L12 24 L3 16 L15 15 Z',
  'M4 28 H36 V36 H4 Z M8 28 V18 a12 12 0 0 1 24 0 V28',
];
const colors = ['coral', 'teal', 'sun', 'teal-soft', 'coral-soft'];

/** Renders a small mark for a client; every integer selects one of thirty shapes. */
export function ClientMark({ shape }: { shape: number }) {
  return (
    <DrawingSheet width={40} height={40}>
      <path
        d={shapes[shape % shapes.length]}
        fill={`var(--draw-${colors[shape % colors.length]})`}
        fillRule="evenodd"
      />
    </DrawingSheet>
  );
}
