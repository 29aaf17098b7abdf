import { nameInSentence } from '@little-arches/contracts/backend';
import { useHost } from '@little-arches/contracts/host';
import { CHILD_LIMITS } from '@little-arches/contracts/input';
import { Button, Deferred, Skeleton, SkeletonBlock } from '@little-arches/contracts/ui';
import { addDays, localDay } from '@little-arches/contracts/values';
import { useState } from 'react';
import { type DeletedChild, purgeChild, restoreChild } from '../../children/deleted-children';
import { Day } from '../../day';
import { Dialog } from '../../dialog';
import { Done } from '../../forms/done';
import { Failure } from '../../forms/failure';
import { useAttempt } from '../../forms/use-attempt';
import { factsOf } from '../../practice/listed-name';
import styles from './page.module.css';
import { Section } from './section';

/** Renders recently deleted profiles, which can be restored or deleted for good. */
export function DeletedChildren({ deleted }: { deleted: Promise<readonly DeletedChild[]> }) {
  return (
    <Section id="deleted-profiles" title="Deleted profiles">
      <Deferred
        resolve={deleted}
        skeleton={
          <Skeleton>
            <SkeletonBlock className={styles.textSkeleton} />
          </Skeleton>
        }
      >
        {(known) => <Deleted known={known} />}
      </Deferred>
    </Section>
  );
}

function Deleted({ known }: { known: readonly DeletedChild[] }) {
  const { backend } = useHost();
  const { busy, failure, attempt } = useAttempt();
  const [gone, setGone] = useState<readonly string[]>([]);
  const [done, setDone] = useState('');
  const [asking, setAsking] = useState<DeletedChild>();
  const kept = known.filter(({ id }) => !gone.includes(id));

  const act = async ({ id }: DeletedChild, work: typeof restoreChild, text: string) => {
    await attempt(async () => {
      await work(backend, id);
      setGone([...gone, id]);
      setDone(text);
    });
    setAsking(undefined);
  };

  return (
    <>
      <Failure text={failure} />
      {done && !busy && !failure ? <Done key={gone.length}>{done}</Done> : null}
      <p>
        {kept.length === 0
          ? `A profile that you delete can be brought back here for ${CHILD_LIMITS.keptDays} days. There is none at the moment.`
          : `For ${CHILD_LIMITS.keptDays} days you can bring a deleted profile back, with its scans. Links that shared them stay ended.`}
      </p>
      <ul className={styles.links}>
        {kept.map((one) => (
          <li key={one.id}>
            <span id={`deleted-${one.id}`}>
              <span>
                <strong>
                  <bdi>{one.child.first_name}</bdi>
                </strong>
                <span>{`, ${factsOf(listed(one))}`}</span>
              </span>
              <span className={styles.soft}>
                Deleted on <Day of={localDay(one.deleted_at)} />, kept until{' '}
                <Day of={addDays(localDay(one.deleted_at), CHILD_LIMITS.keptDays)} />
              </span>
            </span>
            <span className={styles.actions}>
              <Button
                look="quiet"
                busy={busy}
                aria-describedby={`deleted-${one.id}`}
                onClick={() =>
                  act(one, restoreChild, `The profile of ${nameInSentence(one.child.first_name)} is back.`)
                }
              >
                Bring back
              </Button>
              <Button
                look="plain"
                busy={busy}
                aria-describedby={`deleted-${one.id}`}
                onClick={() => setAsking(one)}
              >
                Delete for good
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {asking ? (
        <Dialog
          title={`Delete ${nameInSentence(asking.child.first_name)} for good?`}
          busy={busy}
          onClose={() => setAsking(undefined)}
        >
          <p>{`${nameInSentence(asking.child.first_name)}, ${factsOf(listed(asking))}. This can’t be undone.`}</p>
          <div className={styles.actions}>
            <Button look="quiet" onClick={() => setAsking(undefined)} busy={busy}>
              Keep for now
            </Button>
            <Button onClick={() => act(asking, purgeChild, 'The profile is deleted for good.')} busy={busy}>
              {busy ? 'Deleting…' : 'Delete for good'}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

/** Converts a deleted child to a list row. */
function listed({ child, scan_count, last_taken_at, last_taken_offset }: DeletedChild) {
  const last = last_taken_at ? { taken_at: last_taken_at, taken_offset: last_taken_offset } : null;
  return { child, scans: scan_count, last_scan: last };
}
