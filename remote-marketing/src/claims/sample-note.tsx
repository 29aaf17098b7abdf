import type { ReactNode } from 'react';
import styles from './sample-note.module.css';

/** Marks the content beside it as invented. */
export function SampleNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}

/** Marks facts that the company must still confirm: qualifications, address, phone. */
export function UnconfirmedNote({ what }: { what: string }) {
  return <SampleNote>{`Sample: ${what} made up until the company confirms them.`}</SampleNote>;
}
