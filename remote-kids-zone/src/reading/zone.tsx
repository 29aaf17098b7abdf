import { drawingPalette } from '@little-arches/contracts/ui';
import type { ReactNode } from 'react';
import styles from './zone.module.css';

/** Renders a page of the zone in its colours. */
export function Zone({ children }: { children: ReactNode }) {
  return <div className={`${drawingPalette} ${styles.zone}`}>{children}</div>;
}
