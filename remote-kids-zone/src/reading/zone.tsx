import type { ReactNode } from 'react';
import { useReadingChoices } from './reading-choices';
import styles from './zone.module.css';

/** A page of the zone, as large and as bright as its reader has chosen. */
export function Zone({ children }: { children: ReactNode }) {
  const choices = useReadingChoices();
  const classes = [
    styles.zone,
    choices.includes('large') && styles.large,
    choices.includes('bedtime') && styles.bedtime,
  ];
  return <div className={classes.filter(Boolean).join(' ')}>{children}</div>;
}
