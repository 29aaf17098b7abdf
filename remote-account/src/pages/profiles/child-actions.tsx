import { useHost } from '@little-arches/contracts/host';
import { Button } from '@little-arches/contracts/ui';
import type { Child } from '@little-arches/contracts/values';
import { fetchChildData } from '../../account-data/account-backend';
import { saveFile } from '../../account-data/save-file';
import { Failure } from '../../forms/failure';
import { useAttempt } from '../../forms/use-attempt';
import type { ListedChild } from '../../practice/practice-backend';
import danger from '../../ui/danger.module.css';
import styles from './page.module.css';

/** Actions on a child's profile. `onEdit` and `onDelete` open a dialog of the page. */
export interface ChildTasks {
  readonly onEdit: (child: Child, listed?: ListedChild) => void;
  readonly onDelete: (child: Child, listed?: ListedChild) => void;
}

/**
 * Renders buttons that edit a child's profile, save all stored data of the child as a file, and delete the profile.
 */
export function ChildActions({
  child,
  name,
  tasks,
  listed,
  look = 'quiet',
}: {
  child: Child;
  /** Name that distinguishes the child from the others. */
  name: string;
  tasks: ChildTasks;
  listed?: ListedChild;
  look?: 'quiet' | 'plain';
}) {
  const { backend, notify } = useHost();
  const { busy, failure, attempt } = useAttempt();

  const download = () =>
    attempt(async () => {
      const data = await fetchChildData(backend, child.id, new Date().toISOString());
      // File names contain no child's name, because others may see them in lists.
      saveFile('little-arches-child.json', JSON.stringify(data, null, 2), 'application/json');
      notify('The file little-arches-child.json is in your downloads.');
    });

  return (
    <>
      <div className={`row ${styles.actions}`}>
        <Button look={look} onClick={() => tasks.onEdit(child, listed)} aria-label={`Edit ${name}`}>
          Edit
        </Button>
        <Button look={look} onClick={download} busy={busy} aria-label={`Download the data of ${name}`}>
          {busy ? 'Collecting…' : 'Download'}
        </Button>
        <Button
          look={look}
          className={danger.danger}
          onClick={() => tasks.onDelete(child, listed)}
          aria-label={`Delete ${name}`}
        >
          Delete
        </Button>
      </div>
      <Failure text={failure} />
    </>
  );
}
