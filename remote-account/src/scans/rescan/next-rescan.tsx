import { Button } from '@little-arches/contracts/ui';
import { addDays, type CalendarDay, type Child } from '@little-arches/contracts/values';
import { CalendarPlus } from 'lucide-react';
import { saveFile } from '../../account-data/save-file';
import { rescanCalendar } from './rescan-calendar';
import { RescanNote } from './rescan-note';
import styles from './rescan-note.module.css';
import type { RescanWindow } from './rescan-window';

/** Renders when a child's next scan is recommended, with a button that adds it to the calendar. */
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

/** Adds the next scan of a child to the calendar: on its first due day, or tomorrow when that day is past. */
export function CalendarButton({
  child,
  rescan,
  today,
}: {
  child: Child;
  rescan: RescanWindow;
  today: CalendarDay;
}) {
  if (rescan.status === 'first') return null;
  const day = rescan.status === 'later' ? rescan.from : addDays(today, 1);
  const save = () =>
    saveFile('foot-scan.ics', rescanCalendar(child, day, new Date().toISOString()), 'text/calendar');
  return (
    <Button look="plain" onClick={save}>
      <CalendarPlus aria-hidden="true" size="1.25em" />
      Add to calendar<span className="visually-hidden">{`: next scan of ${child.first_name}`}</span>
    </Button>
  );
}
