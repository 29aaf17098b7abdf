import { drawingPalette } from '@little-arches/contracts/ui';
import type { ComponentType, SVGProps } from 'react';
import styles from './drawing.module.css';

/** The classes of a drawing: the palette, and the width of its container. */
export const drawingClasses = `${drawingPalette} ${styles.drawing}`;

/**
 * Renders a drawing from a file (`letter.svg?react`). The file has a `title` when the drawing adds information to
 * the text beside it; without one it is decorative.
 */
export function Drawing({ of: Picture }: { of: ComponentType<SVGProps<SVGSVGElement>> }) {
  return <Picture className={drawingClasses} />;
}
