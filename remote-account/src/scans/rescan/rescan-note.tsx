import { BellRing, CalendarClock, CalendarX, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Day } from '../../ui/day';
import styles from './rescan-note.module.css';
import type { RescanWindow } from './rescan-window';

interface NoteParts {
  readonly Icon: LucideIcon;
  readonly look: string | undefined;
  readonly word: string;
  readonly rest: ReactElement;
}

/**
 * Renders when a child's next scan is recommended, in a sentence. `bare` omits the subject when a heading states
 * it.
 */
export function RescanNote({ window: rescan, bare = false }: { window: RescanWindow; bare?: boolean }) {
  const { Icon, look, word, rest } = partsOf(rescan);
  return (
    <p className={`${styles.note} ${look}`}>
      <Icon aria-hidden="true" size="1.25em" />
      <span>
        <span>{bare || rescan.status === 'first' ? `${word} ` : `Next rescan: ${word.toLowerCase()} `}</span>
        {rest}
      </span>
    </p>
  );
}

function partsOf(rescan: RescanWindow): NoteParts {
  if (rescan.status === 'first')
    return {
      Icon: CalendarClock,
      look: styles.later,
      word: 'First scan:',
      rest: <span>once the phone app is out.</span>,
    };
  const from = <Day of={rescan.from} />;
  const until = <Day of={rescan.until} />;
  if (rescan.status === 'later')
    return {
      Icon: CalendarClock,
      look: styles.later,
      word: 'Due',
      rest: (
        <span>
          from {from} until {until}.
        </span>
      ),
    };
  if (rescan.status === 'due')
    return { Icon: BellRing, look: styles.due, word: 'Due', rest: <span>now, until {until}.</span> };
  return { Icon: CalendarX, look: styles.overdue, word: 'Overdue', rest: <span>since {until}.</span> };
}
