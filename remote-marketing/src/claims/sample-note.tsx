import type { ReactNode } from 'react';
import styles from './sample-note.module.css';

/** Says of what is beside it that it is made up. */
export function SampleNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}

/** The same of what the company’s owners have still to confirm: qualifications, address, phone. */
export function UnconfirmedNote({ what }: { what: string }) {
  return <SampleNote>{`Sample: ${what} made up until the company confirms them.`}</SampleNote>;
}
