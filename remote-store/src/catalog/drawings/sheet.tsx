import { drawingPalette, levelTone } from '@little-arches/contracts/ui';
import { type CoverKind, covers } from './covers/covers';
import type { DrawnProduct } from './designs';
import styles from './drawing.module.css';

/** Returns the common attributes of a product's drawings: the colours of its level, and round line ends. */
export function sheet({ level }: Pick<DrawnProduct, 'level'>, className?: string | undefined) {
  return {
    className: [drawingPalette, styles.drawing, levelTone[level], className].filter(Boolean).join(' '),
    focusable: false,
    stroke: 'var(--draw-line)',
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
}

/** Renders the texture of a cover as a fill pattern; a `scale` of 1 is its look from close by. */
export function Texture({ id, kind, scale }: { id: string; kind: CoverKind; scale: number }) {
  const { Tile } = covers[kind];
  return (
    <pattern
      id={id}
      width="40"
      height="40"
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${scale})`}
      stroke="none"
    >
      <Tile />
    </pattern>
  );
}

/** Joins texts to a list: `a, b and c`. */
export function listOf(items: readonly string[]): string {
  return items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
