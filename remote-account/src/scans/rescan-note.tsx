import { CalendarCheck, CalendarClock, CalendarX } from 'lucide-react';
import { Day } from '../day';
import styles from './rescan-note.module.css';
import type { RescanWindow } from './rescan-window';

/** When a child's next scan is recommended, in a sentence. */
export function RescanNote({ window: rescan }: { window: RescanWindow }) {
  const { Icon, look, text } = partsOf(rescan);
  return (
    <p className={`${styles.note} ${look}`}>
      <Icon aria-hidden="true" size="1.25em" />
      <span>{text}</span>
    </p>
  );
}

function partsOf(rescan: RescanWindow) {
  if (rescan.status === 'first')
    return { Icon: CalendarClock, look: styles.later, text: 'First scan: any time in the phone app.' };
  const from = <Day of={rescan.from} />;
  const until = <Day of={rescan.until} />;
  if (rescan.status === 'later')
    return {
      Icon: CalendarClock,
      look: styles.later,
      text: (
        <>
          Next rescan: due from {from} until {until}.
        </>
      ),
    };
  if (rescan.status === 'due')
    return { Icon: CalendarCheck, look: styles.due, text: <>Next rescan: due now, until {until}.</> };
  return { Icon: CalendarX, look: styles.overdue, text: <>Next rescan: overdue since {until}.</> };
}
