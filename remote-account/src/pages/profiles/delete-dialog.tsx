import { birthOf, nameInSentence } from '@little-arches/contracts/backend';
import { useHost } from '@little-arches/contracts/host';
import { CHILD_LIMITS } from '@little-arches/contracts/input';
import { Button, Notice } from '@little-arches/contracts/ui';
import { type Child, scanDay } from '@little-arches/contracts/values';
import { useId } from 'react';
import { deleteChild } from '../../children/child-backend';
import { useAttempt } from '../../forms/use-attempt';
import { Day } from '../../ui/day';
import { Dialog } from '../../ui/dialog';

/** The number of scans of a child, and the date of the last one. */
export interface ScanCount {
  readonly count: number;
  readonly last: Parameters<typeof scanDay>[0] | undefined;
}

/** Asks before a profile is deleted. Shows its child and what else will be deleted. */
export function DeleteDialog({
  child,
  name,
  scans,
  onDeleted,
  onClose,
}: {
  child: Child;
  /** Name that distinguishes the child from the others. */
  name: string;
  /** The child's scans; undefined when they could not be read. */
  scans: ScanCount | undefined;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const { backend } = useHost();
  const { busy, failure, attempt } = useAttempt();
  const factsId = useId();

  const confirm = () =>
    attempt(async () => {
      await deleteChild(backend, child.id);
      onDeleted();
    });

  return (
    <Dialog title={`Delete the profile of ${name}?`} busy={busy} onClose={onClose}>
      {failure ? (
        <Notice kind="error" takesFocus>
          <p>{failure}</p>
        </Notice>
      ) : null}
      <div id={factsId}>
        <p>
          <strong>
            <bdi>{child.first_name}</bdi>
          </strong>
          <span>
            {`, born in ${birthOf(child)}${child.reference ? `, your reference ${child.reference}` : ''}`}
          </span>
        </p>
        <p>
          <DeletedScans name={nameInSentence(child.first_name)} scans={scans} />
        </p>
        <p>{`For ${CHILD_LIMITS.keptDays} days you can bring it back, in the settings. Links that share its scans end at once.`}</p>
      </div>
      <div className="row">
        <Button onClick={onClose} look="quiet" busy={busy}>
          Keep profile
        </Button>
        <Button onClick={confirm} busy={busy} aria-describedby={factsId}>
          {busy ? 'Deleting…' : 'Delete profile and scans'}
        </Button>
      </div>
    </Dialog>
  );
}

function DeletedScans({ name, scans }: { name: string; scans: ScanCount | undefined }) {
  if (!scans) return <span>{`All scans of ${name} are deleted with it.`}</span>;
  const { count, last } = scans;
  if (!last) return <span>{`There are no scans of ${name}.`}</span>;
  return (
    <span>
      <span>
        {`All scans of ${name} are deleted with it: ${count === 1 ? '1 scan, of ' : `${count} scans, the last of `}`}
      </span>
      <Day of={scanDay(last)} />.
    </span>
  );
}
