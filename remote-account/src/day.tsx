import { type CalendarDay, formatDay } from 'shared-contracts/values';
import styles from './day.module.css';

/** A day as people read it, never broken over two lines. */
export function Day({ of }: { of: CalendarDay }) {
  return (
    <time dateTime={of} className={styles.day}>
      {formatDay(of)}
    </time>
  );
}
