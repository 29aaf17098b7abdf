import { birthOf } from '@little-arches/contracts/backend';
import type { CalendarDay, Child } from '@little-arches/contracts/values';
import { ageText } from '../children/age';
import { Day } from '../ui/day';
import styles from './report.module.css';

/** Renders whose scan it is and its day. In two short lines: what follows must be on a phone's first screen. */
export function ChildAndDay({
  child,
  day,
}: {
  child: Pick<Child, 'first_name' | 'birth_month' | 'birth_year'>;
  day: CalendarDay;
}) {
  return (
    <>
      <p className={styles.child}>
        <span>{child.first_name}</span> <span className={styles.age}>{`aged ${ageText(child, day)}`}</span>
      </p>
      <p className="soft">
        <Day of={day} />, <span>{`born ${birthOf(child)}`}</span>
      </p>
    </>
  );
}
