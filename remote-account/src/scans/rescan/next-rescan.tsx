import type { CalendarDay } from 'shared-contracts/dates';
import type { Child } from 'shared-contracts/profile';
import { CalendarButton } from './calendar-button';
import { RescanNote } from './rescan-note';
import styles from './rescan-note.module.css';
import type { RescanWindow } from './rescan-window';

/** When a child's next scan is recommended, and the way to put it into the calendar. */
export function NextRescan({
  child,
  rescan,
  today,
}: {
  child: Child;
  rescan: RescanWindow;
  today: CalendarDay;
}) {
  return (
    <div className={styles.next}>
      <RescanNote window={rescan} />
      <CalendarButton child={child} rescan={rescan} today={today} />
    </div>
  );
}
