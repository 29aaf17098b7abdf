import { useHost } from '@little-arches/contracts/host';
import { Button, Deferred, onOwn } from '@little-arches/contracts/ui';
import { type SyntheticEvent, useState } from 'react';
import { type ChosenReminders, setReminders } from '../../account-data/account-backend';
import { Done } from '../../forms/done';
import { Failure } from '../../forms/failure';
import forms from '../../forms/form.module.css';
import { useAttempt } from '../../forms/use-attempt';
import styles from './page.module.css';
import { TextSkeleton, Topic } from './topic';

/** Renders the reminder by mail: its content and time. It is off by default. */
export function Reminders({ reminders, email }: { reminders: Promise<ChosenReminders>; email: string }) {
  return (
    <Topic id="reminders" title="Reminders by mail">
      <p>
        <span>Off unless you switch it on. It goes to </span>
        <span className={styles.email}>{email}</span>
        <span>
          , contains the first names of your children and nothing that was measured, and ends by one press on
          a link in it.
        </span>
      </p>
      <Deferred resolve={reminders} skeleton={<TextSkeleton />}>
        {(chosen) => <Choice stored={chosen} />}
      </Deferred>
    </Topic>
  );
}

function Choice({ stored }: { stored: ChosenReminders }) {
  const { backend } = useHost();
  const [saved, setSaved] = useState(0);
  const { busy, failure, attempt } = useAttempt();

  async function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = { rescan: form.has('rescan') };
    if (await attempt(() => setReminders(backend, chosen))) setSaved((times) => times + 1);
  }

  return (
    <form onSubmit={onOwn(save)} className="stack">
      <Failure text={failure} />
      {saved > 0 && !busy && !failure ? <Done key={saved}>Your reminders are saved.</Done> : null}
      <div>
        <label className={`line bold ${styles.reminder}`}>
          <input
            type="checkbox"
            className={forms.box}
            name="rescan"
            defaultChecked={stored.rescan}
            aria-describedby="reminder-rescan"
          />
          <span>The next scan is due</span>
        </label>
        <p id="reminder-rescan" className="quiet">
          One mail, four months after the last finished scan of a child.
        </p>
      </div>
      <p>
        <Button type="submit" busy={busy}>
          {busy ? 'Saving…' : 'Save reminders'}
        </Button>
      </p>
    </form>
  );
}
