import { type CalendarDay, MONTHS } from 'shared-contracts/dates';
import type { Child } from 'shared-contracts/profile';
import { ageText } from '../../children/age';
import { ChildAvatar } from '../../children/child-avatar';
import { ChildActions, type ChildTasks } from './child-actions';
import styles from './page.module.css';

/** One child in the list. */
export function ChildRow({ child, today, tasks }: { child: Child; today: CalendarDay; tasks: ChildTasks }) {
  const name = child.first_name;
  return (
    <li className={styles.row}>
      <ChildAvatar avatar={child.avatar} />
      <div className={styles.about}>
        <h2>{name}</h2>
        <p className={styles.facts}>
          {ageText(child, today)}, born {MONTHS[child.birth_month - 1]} {child.birth_year}
          {child.shoe_size === null ? null : <>, EU size {child.shoe_size}</>}
        </p>
        {child.notes ? <p className={styles.notes}>{child.notes}</p> : null}
      </div>
      <ChildActions child={child} tasks={tasks} />
    </li>
  );
}
