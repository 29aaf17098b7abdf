import { birthOf } from '@little-arches/contracts/backend';
import type { CalendarDay, Child } from '@little-arches/contracts/values';
import { ageText } from '../../children/age';
import { ChildAvatar } from '../../children/child-avatar';
import { ChildActions, type ChildTasks } from './child-actions';
import styles from './page.module.css';

/** Renders one child in the list. */
export function ChildRow({
  child,
  name,
  today,
  tasks,
}: {
  child: Child;
  /** Name that distinguishes the child from the others. */
  name: string;
  today: CalendarDay;
  tasks: ChildTasks;
}) {
  return (
    <li className={styles.row}>
      <ChildAvatar avatar={child.avatar} />
      <div className={styles.about}>
        <h2>{child.first_name}</h2>
        <p className={styles.facts}>
          {`${ageText(child, today)}, born ${birthOf(child)}${child.shoe_size === null ? '' : `, EU size ${child.shoe_size}`}`}
        </p>
        {child.notes ? <p className={styles.notes}>{child.notes}</p> : null}
      </div>
      <ChildActions child={child} name={name} tasks={tasks} />
    </li>
  );
}
