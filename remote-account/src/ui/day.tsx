import { type CalendarDay, formatDay } from '@little-arches/contracts/values';
import styles from './day.module.css';

/** Renders a day as text without a line break. */
export function Day({ of }: { of: CalendarDay }) {
  return (
    <time dateTime={of} className={styles.day}>
      {formatDay(of)}
    </time>
  );
}
