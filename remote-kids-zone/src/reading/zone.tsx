import { showLook } from '@little-arches/contracts/platform';
import { drawingPalette } from '@little-arches/contracts/ui/drawings';
import { type ReactNode, useLayoutEffect } from 'react';
import { chosenLook, useReadingChoices } from './reading-choices';
import styles from './zone.module.css';

/**
 * Renders a page of the zone in the size and brightness that its reader has set. The bedtime look also darkens the
 * frame.
 */
export function Zone({ children }: { children: ReactNode }) {
  const choices = useReadingChoices();
  // biome-ignore lint/correctness/useExhaustiveDependencies: while hydrating, `choices` is empty.
  useLayoutEffect(() => showLook(chosenLook()), [choices]);
  useLayoutEffect(() => () => showLook([]), []);
  return <div className={`${drawingPalette} ${styles.zone}`}>{children}</div>;
}
