import type { ReactNode } from 'react';
import styles from './step.module.css';

/** Renders numbered steps, one below the other. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}

/** Renders one step, marked when it is done. */
export function Step({
  number,
  isDone = false,
  title,
  children,
}: {
  number: number;
  isDone?: boolean;
  title: string;
  children: ReactNode;
}) {
  return (
    <li className={isDone ? styles.done : styles.step}>
      <span aria-hidden="true" className={styles.number}>
        {isDone ? '✓' : number}
      </span>
      <p>
        <strong>{title}</strong>
        {isDone ? <span> (done)</span> : null}
        <br />
        <span>{children}</span>
      </p>
    </li>
  );
}
