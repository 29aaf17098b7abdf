import type { ComponentType, SVGProps } from 'react';
import { drawingPalette } from 'shared-contracts/ui/drawings';
import styles from './drawing.module.css';

/** The classes of a drawing: the palette, and as wide as what holds it. */
export const drawingClasses = `${drawingPalette} ${styles.drawing}`;

/**
 * A drawing of a file (`letter.svg?react`). Its file has a `title` where it says something that the text beside
 * it doesn't; without, assistive technology passes over it.
 */
export function Drawing({ of: Picture }: { of: ComponentType<SVGProps<SVGSVGElement>> }) {
  return <Picture className={drawingClasses} />;
}
