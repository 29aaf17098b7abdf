import {
  birthOf,
  failureMessage,
  isBackendError,
  nameAmong,
  nameInSentence,
} from '@little-arches/contracts/backend';
import { useHost } from '@little-arches/contracts/host';
import { Button } from '@little-arches/contracts/ui';
import type { CalendarDay, Child } from '@little-arches/contracts/values';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ageText } from '../../children/age';
import { ChildAvatar } from '../../children/child-avatar';
import { restoreChild } from '../../children/deleted-children';
import { isPractice } from '../../children/practice';
import { listedName } from '../../practice/listed-name';
import type { ListedChild } from '../../practice/practice-backend';
import type { ScanSummary } from '../../scans/scan-backend';
import { ChildActions, type ChildTasks } from './child-actions';
import { ChildDialog } from './child-dialog';
import { DeleteDialog, type ScanCount } from './delete-dialog';
import { ManyChildren } from './many-children';
import styles from './page.module.css';

type Task =
  | { readonly kind: 'add' }
  | {
      readonly kind: 'edit' | 'delete';
      readonly child: Child;
      readonly listed: ListedChild | undefined;
    };

/**
 * Renders the children with their actions. Every write returns the stored row, so the list updates without another
 * read.
 */
export function ChildList({
  loaded,
  scans,
  today,
}: {
  loaded: readonly Child[];
  /** Undefined when the scans could not be read. */
  scans: readonly ScanSummary[] | undefined;
  today: CalendarDay;
}) {
  const { backend, notify, reportError } = useHost();
  const [children, setChildren] = useState(loaded);
  const [task, setTask] = useState<Task>();
  /** Increases with each write. */
  const [turn, setTurn] = useState(0);
  const addButton = useRef<HTMLDivElement>(null);
  const close = () => setTask(undefined);
  const tasks: ChildTasks = {
    onEdit: (child, listed) => setTask({ kind: 'edit', child, listed }),
    onDelete: (child, listed) => setTask({ kind: 'delete', child, listed }),
  };
  // After the ninth child is deleted, the practice layout stays until the page is reloaded.
  const practice = isPractice(loaded) || isPractice(children);

  const nameOf = ({ child, listed }: { readonly child: Child; readonly listed: ListedChild | undefined }) =>
    listed ? listedName(listed) : nameAmong(children, child);

  function saved(child: Child) {
    const known = task?.kind === 'edit';
    setTurn(turn + 1);
    setChildren(known ? children.map((old) => (old.id === child.id ? child : old)) : [...children, child]);
    close();
    notify(known ? 'The profile was saved.' : 'The profile was added.');
  }

  function deleted(child: Child) {
    const place = children.findIndex(({ id }) => id === child.id);
    // While the dialog is open, the page below takes no focus.
    flushSync(() => {
      setTurn((turn) => turn + 1);
      setChildren(children.filter(({ id }) => id !== child.id));
      close();
    });
    // The button that opened the dialog was removed with its row.
    addButton.current?.querySelector('button')?.focus();
    notify('The profile and its scans were deleted. You can bring them back in the settings.', () => {
      void bringBack(child, place);
    });
  }

  async function bringBack(child: Child, place: number) {
    try {
      await restoreChild(backend, child.id);
      setTurn((turn) => turn + 1);
      // A practice’s list is read again.
      if (place >= 0) setChildren((others) => [...others.slice(0, place), child, ...others.slice(place)]);
      notify(`The profile of ${nameInSentence(child.first_name)} is back.`);
    } catch (error) {
      if (!isBackendError(error)) reportError(error);
      notify(failureMessage(error));
    }
  }

  return (
    <>
      <div ref={addButton} className={styles.add}>
        <Button onClick={() => setTask({ kind: 'add' })}>
          <Plus aria-hidden="true" size="1.25em" />
          Add a child
        </Button>
      </div>
      {practice ? (
        <ManyChildren today={today} tasks={tasks} turn={turn} />
      ) : (
        <Profiles family={children} today={today} tasks={tasks} />
      )}
      {task?.kind === 'add' ? <ChildDialog today={today} onSaved={saved} onClose={close} /> : null}
      {task?.kind === 'edit' ? (
        <ChildDialog child={task.child} name={nameOf(task)} today={today} onSaved={saved} onClose={close} />
      ) : null}
      {task?.kind === 'delete' ? (
        <DeleteDialog
          child={task.child}
          name={nameOf(task)}
          scans={task.listed ? countOf(task.listed) : countAmong(scans, task.child)}
          onDeleted={() => deleted(task.child)}
          onClose={close}
        />
      ) : null}
    </>
  );
}

const countOf = ({ scans, last_scan }: ListedChild): ScanCount => ({
  count: scans,
  last: last_scan ?? undefined,
});

function countAmong(scans: readonly ScanSummary[] | undefined, { id }: Child): ScanCount | undefined {
  const own = scans?.filter(({ child_id }) => child_id === id);
  return own && { count: own.length, last: own[0] };
}

function Profiles({
  family,
  today,
  tasks,
}: {
  family: readonly Child[];
  today: CalendarDay;
  tasks: ChildTasks;
}) {
  if (family.length === 0)
    return (
      <p>
        No profiles yet. Add your first child: the phone app, once it is out, offers the profile when you
        scan, and the results show here.
      </p>
    );
  return (
    <ul className="stack unmarked">
      {family.map((child) => (
        <ChildRow key={child.id} child={child} name={nameAmong(family, child)} today={today} tasks={tasks} />
      ))}
    </ul>
  );
}

function ChildRow({
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
      <div className="stack gap-1">
        <h2>{child.first_name}</h2>
        <p className="soft">
          {`${ageText(child, today)}, born ${birthOf(child)}${child.shoe_size === null ? '' : `, EU size ${child.shoe_size}`}`}
        </p>
        {child.notes ? <p className={styles.notes}>{child.notes}</p> : null}
      </div>
      <ChildActions child={child} name={name} tasks={tasks} />
    </li>
  );
}
