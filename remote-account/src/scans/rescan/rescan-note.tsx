import { CalendarCheck, CalendarClock, CalendarX } from 'lucide-react';
import { Day } from '../../day';
import styles from './rescan-note.module.css';
import type { RescanWindow } from './rescan-window';

/** When a child's next scan is recommended, in a sentence; `bare` where a heading says what it is about. */
export function RescanNote({ window: rescan, bare = false }: { window: RescanWindow; bare?: boolean }) {
  const { Icon, look, word, rest } = partsOf(rescan);
  return (
    <p className={`${styles.note} ${look}`}>
      <Icon aria-hidden="true" size="1.25em" />
      <span>
        {bare || rescan.status === 'first' ? word : `Next rescan: ${word.toLowerCase()}`} {rest}
      </span>
    </p>
  );
}

function partsOf(rescan: RescanWindow) {
  if (rescan.status === 'first')
    return {
      Icon: CalendarClock,
      look: styles.later,
      word: 'First scan:',
      rest: 'any time in the phone app.',
    };
  const from = <Day of={rescan.from} />;
  const until = <Day of={rescan.until} />;
  if (rescan.status === 'later')
    return {
      Icon: CalendarClock,
      look: styles.later,
      word: 'Due',
      rest: (
        <>
          from {from} until {until}.
        </>
      ),
    };
  if (rescan.status === 'due')
    return { Icon: CalendarCheck, look: styles.due, word: 'Due', rest: <>now, until {until}.</> };
  return { Icon: CalendarX, look: styles.overdue, word: 'Overdue', rest: <>since {until}.</> };
}
