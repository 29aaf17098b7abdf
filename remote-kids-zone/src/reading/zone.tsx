import { type ReactNode, useLayoutEffect } from 'react';
import { showLook } from 'shared-contracts/platform';
import { drawingPalette } from 'shared-contracts/ui/drawings';
import { chosenLook, useReadingChoices } from './reading-choices';
import styles from './zone.module.css';

/** A page of the zone, as large and as bright as its reader has chosen; at bedtime the frame is dark with it. */
export function Zone({ children }: { children: ReactNode }) {
  const choices = useReadingChoices();
  // biome-ignore lint/correctness/useExhaustiveDependencies: while hydrating, `choices` isn't what is chosen yet.
  useLayoutEffect(() => showLook(chosenLook()), [choices]);
  useLayoutEffect(() => () => showLook([]), []);
  return <div className={`${drawingPalette} ${styles.zone}`}>{children}</div>;
}
