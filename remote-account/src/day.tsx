import { formatDate } from 'shared-contracts/dates';
import { dayOf } from './dates';
import styles from './day.module.css';

/** A day as people read it, never broken over two lines. Takes a timestamp or a day. */
export function Day({ of }: { of: string }) {
  return (
    <time dateTime={dayOf(of)} className={styles.day}>
      {formatDate(of)}
    </time>
  );
}
