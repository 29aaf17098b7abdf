import { nameInSentence } from '@little-arches/contracts/backend';
import { useHost, useSession } from '@little-arches/contracts/host';
import { CHILD_LIMITS } from '@little-arches/contracts/input';
import { Button, Deferred } from '@little-arches/contracts/ui';
import { addDays, localDay } from '@little-arches/contracts/values';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { type Consent, fetchAccountData } from '../../account-data/account-backend';
import { saveFile } from '../../account-data/save-file';
import { type DeletedChild, purgeChild, restoreChild } from '../../children/deleted-children';
import { newerText } from '../../consent/newer-text';
import quote from '../../consent/newer-text.module.css';
import { NewerTextNotice } from '../../consent/newer-text-notice';
import { Done } from '../../forms/done';
import { Failure } from '../../forms/failure';
import { useAttempt } from '../../forms/use-attempt';
import { factsOf } from '../../practice/listed-name';
import { Day } from '../../ui/day';
import { Dialog } from '../../ui/dialog';
import { roleName } from './name';
import styles from './page.module.css';
import { TextSkeleton, Topic } from './topic';

/** Renders what is stored of the person: the download of it all, the consents, and profiles that were deleted. */
export function YourData({
  consents,
  deleted,
}: {
  consents: Promise<readonly Consent[]>;
  deleted: Promise<readonly DeletedChild[]>;
}) {
  return (
    <Topic id="data" title="Your data">
      <DownloadData />
      <Consents consents={consents} />
      <Part id="deleted-profiles" title="Deleted profiles">
        <Deferred resolve={deleted} skeleton={<TextSkeleton />}>
          {(known) => <Deleted known={known} />}
        </Deferred>
      </Part>
    </Topic>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`stack ${styles.part}`}>
      <h3 id={`${id}-title`}>{title}</h3>
      {children}
    </section>
  );
}

/** Renders the download of all stored data about the person, as one file. */
function DownloadData() {
  const { backend } = useHost();
  const { busy, failure, attempt } = useAttempt();
  const [isSaved, setSaved] = useState(false);

  const download = () =>
    attempt(async () => {
      setSaved(false);
      const data = await fetchAccountData(backend, new Date().toISOString());
      saveFile('little-arches-data.json', JSON.stringify(data, null, 2), 'application/json');
      setSaved(true);
    });

  return (
    <>
      <p>
        One file with everything in your account: your name and email, the profiles of your children, those
        you deleted in the last {CHILD_LIMITS.keptDays} days too, their scans, the exercises you ticked off,
        your reminders, mails asked for and messages written with your address, when you shared a scan or made
        a code for the app, your orders and what you agreed to. It is in JSON, a format that people and
        programs can read.
      </p>
      <Failure text={failure} />
      <p>
        <Button look="quiet" onClick={download} busy={busy}>
          <Download aria-hidden="true" size="1.25em" />
          <span>{busy ? 'Collecting your data…' : 'Download my data'}</span>
        </Button>
      </p>
      <p role="status" className="quiet">
        {isSaved ? 'The file little-arches-data.json is in your downloads. Keep it safe.' : null}
      </p>
    </>
  );
}

/** Renders the consents of the person with date and text, and the consequences of withdrawing them. */
function Consents({ consents }: { consents: Promise<readonly Consent[]> }) {
  return (
    <Part id="consent" title="What you agreed to">
      <Deferred resolve={consents} skeleton={<TextSkeleton />}>
        {(given) => <Given given={given} />}
      </Deferred>
      <details className={styles.details}>
        <summary>Take it back</summary>
        <p>
          You can take your permission back at any time. Without it we may keep neither profiles nor scans, so
          taking it back means to delete them: those of one child under Profiles, or the account with
          everything in it. What was done before stays lawful, and paid orders stay in our books as the law
          asks.
        </p>
        <ul>
          <li>
            First, if you want to keep a copy: <a href="#data">download your data</a>.
          </li>
          <li>
            Then <a href="#delete">delete your account</a>.
          </li>
        </ul>
      </details>
    </Part>
  );
}

function Given({ given }: { given: readonly Consent[] }) {
  const session = useSession();
  const { revalidate } = useRevalidator();
  // The thanks stay when the consents are read again.
  const [newer] = useState(
    session.status === 'authenticated' ? newerText(given, session.user.role) : undefined,
  );
  return (
    <>
      {given.length === 0 ? (
        <p>
          Your account is from before we kept a record of this. Each sign-up asks to confirm that one is a
          parent or guardian, or a pediatric professional.
        </p>
      ) : (
        given.map((consent) => <GivenConsent key={consent.id} consent={consent} />)
      )}
      {newer ? <NewerTextNotice text={newer} onAgreed={() => void revalidate()} /> : null}
    </>
  );
}

function GivenConsent({ consent: { given_at, version, consent_texts: text } }: { consent: Consent }) {
  return (
    <>
      <blockquote className={quote.text}>
        <p>{text.body}</p>
      </blockquote>
      <p className="quiet">
        Agreed to on <Day of={localDay(given_at)} />{' '}
        <span>{`as ${roleName(text.audience).toLowerCase()} · text ${version}`}</span>
      </p>
    </>
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
      <ul className={`stack gap-3 unmarked ${styles.links}`}>
        {kept.map((one) => (
          <li key={one.id} className="row middle">
            <span id={`deleted-${one.id}`}>
              <span>
                <strong>
                  <bdi>{one.child.first_name}</bdi>
                </strong>
                <span>{`, ${factsOf(listed(one))}`}</span>
              </span>
              <span className={`quiet ${styles.second}`}>
                Deleted on <Day of={localDay(one.deleted_at)} />, kept until{' '}
                <Day of={addDays(localDay(one.deleted_at), CHILD_LIMITS.keptDays)} />
              </span>
            </span>
            <span className="row">
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
          <div className="row">
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
