import { MONTHS } from 'shared-contracts/dates';
import type { Child } from 'shared-contracts/profile';
import { Button } from 'shared-contracts/ui/button';
import { ageText } from '../../children/age';
import { ChildAvatar } from '../../children/child-avatar';
import styles from './page.module.css';

/** One child in the list. */
export function ChildRow({
  child,
  today,
  onEdit,
  onDelete,
}: {
  child: Child;
  today: string;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const name = child.first_name;
  return (
    <li className={styles.row}>
      <ChildAvatar avatar={child.avatar} />
      <div className={styles.about}>
        <h2>{name}</h2>
        <p className={styles.facts}>
          {ageText(child, today)}, born {MONTHS[child.birth_month - 1]} {child.birth_year}
          {child.shoe_size === null ? null : <> · EU size {child.shoe_size}</>}
        </p>
        {child.notes ? <p className={styles.notes}>{child.notes}</p> : null}
      </div>
      <div className={styles.actions}>
        <Button look="quiet" onClick={onEdit} aria-label={`Edit ${name}`}>
          Edit
        </Button>
        <Button look="quiet" className={styles.danger} onClick={onDelete} aria-label={`Delete ${name}`}>
          Delete
        </Button>
      </div>
    </li>
  );
}
