import { drawingPalette, levelTone } from '@little-arches/contracts/ui';
import styles from './drawing.module.css';
import type { DrawnProduct } from './drawn-product';

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
