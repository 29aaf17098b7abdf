import { useHost } from '@little-arches/contracts/host';
import { Button, Deferred, FormErrors, useForm } from '@little-arches/contracts/ui';
import { localDay } from '@little-arches/contracts/values';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import * as v from 'valibot';
import { deviceName } from '../../account-data/device-name';
import { type AccountSession, AFTER_SIGN_OUT } from '../../account-data/session-list';
import { Done } from '../../forms/done';
import { Day } from '../../ui/day';
import styles from './page.module.css';
import { TextSkeleton, Topic } from './topic';

/** Renders the sessions of the account, with a button that ends all others. */
export function Sessions({ sessions }: { sessions: Promise<readonly AccountSession[]> }) {
  const [ended, setEnded] = useState(false);
  return (
    <Topic id="sessions" title="Where you are signed in">
      {ended ? <Done>{`Everywhere else you are signed out. ${AFTER_SIGN_OUT}`}</Done> : null}
      <Deferred resolve={sessions} skeleton={<TextSkeleton />}>
        {(all) => (
          <>
            <SessionList sessions={all} />
            {all.some(({ current }) => !current) ? <EndOthers onEnded={() => setEnded(true)} /> : null}
          </>
        )}
      </Deferred>
    </Topic>
  );
}

/** Number of sessions shown before the list folds. */
const SHOWN = 5;

function SessionList({ sessions }: { sessions: readonly AccountSession[] }) {
  const sorted = [...sessions].sort((one, other) => Number(other.current) - Number(one.current));
  const rows = (from: number, to?: number) => (
    <ul className={`stack gap-3 ${styles.sessions}`}>
      {sorted.slice(from, to).map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
  return (
    <>
      {rows(0, SHOWN)}
      {sorted.length > SHOWN ? (
        <details className={styles.details}>
          <summary>{`${sorted.length - SHOWN} more`}</summary>
          {rows(SHOWN)}
        </details>
      ) : null}
    </>
  );
}

function SessionRow({ session: { device, signed_in_at, seen_at, current } }: { session: AccountSession }) {
  return (
    <li>
      <strong>{deviceName(device)}</strong>
      {current ? <span> · this device</span> : null}
      <span className={`quiet ${styles.second}`}>
        Signed in on <Day of={localDay(signed_in_at)} />, last seen on <Day of={localDay(seen_at)} />
      </span>
    </li>
  );
}

function EndOthers({ onEnded }: { onEnded: () => void }) {
  const { session } = useHost();
  const { revalidate } = useRevalidator();
  const state = useForm({
    id: 'end-others',
    schema: v.object({}),
    send: async () => {
      const outcome = await session.signOutOthers();
      if (!outcome.ok) return outcome;
      onEnded();
      void revalidate();
      return undefined;
    },
  });
  return (
    <form {...state.form}>
      <FormErrors state={state} />
      <Button type="submit" look="quiet" className={styles.save} busy={state.busy}>
        {state.busy ? 'Signing out…' : 'Sign out everywhere else'}
      </Button>
    </form>
  );
}
