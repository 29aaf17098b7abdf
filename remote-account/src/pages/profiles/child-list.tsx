import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { nameAmong, type ScanSummary } from 'shared-contracts/backend';
import { useHost } from 'shared-contracts/host';
import { Button } from 'shared-contracts/ui';
import type { CalendarDay, Child } from 'shared-contracts/values';
import { isPractice } from '../../children/practice';
import type { ChildTasks } from './child-actions';
import { ChildDialog } from './child-dialog';
import { ChildRow } from './child-row';
import { DeleteDialog } from './delete-dialog';
import { ManyChildren } from './many-children';
import styles from './page.module.css';

type Task = { readonly kind: 'add' } | { readonly kind: 'edit' | 'delete'; readonly child: Child };

/**
 * The children and what can be done with them. Every write is answered with the row as stored, so the list
 * follows without reading again.
 */
export function ChildList({
  loaded,
  scans,
  today,
}: {
  loaded: readonly Child[];
  /** Undefined where they could not be read. */
  scans: readonly ScanSummary[] | undefined;
  today: CalendarDay;
}) {
  const { announce } = useHost();
  const [children, setChildren] = useState(loaded);
  const [task, setTask] = useState<Task>();
  const addButton = useRef<HTMLDivElement>(null);
  const close = () => setTask(undefined);
  const tasks: ChildTasks = {
    onEdit: (child) => setTask({ kind: 'edit', child }),
    onDelete: (child) => setTask({ kind: 'delete', child }),
  };

  function saved(child: Child) {
    const known = children.some(({ id }) => id === child.id);
    setChildren(known ? children.map((old) => (old.id === child.id ? child : old)) : [...children, child]);
    announce(known ? 'The profile was saved.' : 'The profile was added.');
    close();
  }

  function deleted(child: Child) {
    setChildren(children.filter(({ id }) => id !== child.id));
    announce('The profile and its scans were deleted.');
    close();
    // The button that opened the dialog is gone with its row.
    addButton.current?.querySelector('button')?.focus();
  }

  return (
    <>
      <div ref={addButton}>
        <Button onClick={() => setTask({ kind: 'add' })}>
          <Plus aria-hidden="true" size="1.25em" />
          Add a child
        </Button>
      </div>
      <Profiles family={children} scans={scans ?? []} today={today} tasks={tasks} />
      {task?.kind === 'add' ? <ChildDialog today={today} onSaved={saved} onClose={close} /> : null}
      {task?.kind === 'edit' ? (
        <ChildDialog child={task.child} today={today} onSaved={saved} onClose={close} />
      ) : null}
      {task?.kind === 'delete' ? (
        <DeleteDialog
          child={task.child}
          name={nameAmong(children, task.child)}
          scans={scans?.filter(({ child_id }) => child_id === task.child.id)}
          onDeleted={() => deleted(task.child)}
          onClose={close}
        />
      ) : null}
    </>
  );
}

function Profiles({
  family,
  scans,
  today,
  tasks,
}: {
  family: readonly Child[];
  scans: readonly ScanSummary[];
  today: CalendarDay;
  tasks: ChildTasks;
}) {
  if (isPractice(family)) return <ManyChildren family={family} scans={scans} today={today} tasks={tasks} />;
  if (family.length === 0)
    return (
      <p>
        No profiles yet. Add your first child: the phone app then offers the profile when you scan, and the
        results show here.
      </p>
    );
  return (
    <ul className={styles.list}>
      {family.map((child) => (
        <ChildRow key={child.id} child={child} name={nameAmong(family, child)} today={today} tasks={tasks} />
      ))}
    </ul>
  );
}
