import { useHost } from '@little-arches/contracts/host';
import { Button, Deferred, onOwn, Skeleton, SkeletonBlock } from '@little-arches/contracts/ui';
import { type SyntheticEvent, useState } from 'react';
import { type ChosenReminders, setReminders } from '../../account-data/account-backend';
import { Done } from '../../forms/done';
import { Failure } from '../../forms/failure';
import { useAttempt } from '../../forms/use-attempt';
import styles from './page.module.css';
import { Section } from './section';

/** Renders the mail reminders: the content and time of each. They are off by default. */
export function Reminders({ reminders, email }: { reminders: Promise<ChosenReminders>; email: string }) {
  return (
    <Section id="reminders" title="Reminders by mail">
      <p>
        <span>Off unless you switch them on. They go to </span>
        <span className={styles.email}>{email}</span>
        <span>
          , contain the first names of your children and nothing that was measured, and end by one press on a
          link in each.
        </span>
      </p>
      <Deferred resolve={reminders} skeleton={<RemindersSkeleton />}>
        {(chosen) => <Choice stored={chosen} />}
      </Deferred>
    </Section>
  );
}

const KINDS = [
  {
    name: 'rescan',
    label: 'The next scan is due',
    when: 'One mail, four months after the last finished scan of a child.',
  },
  {
    name: 'shoes',
    label: 'Shoes may be outgrown',
    when: 'One mail after a scan or a measurement by hand, when at a usual growth less than 10 mm of room may be left. It needs the shoe size in the profile.',
  },
] as const;

function Choice({ stored }: { stored: ChosenReminders }) {
  const { backend } = useHost();
  const [saved, setSaved] = useState(0);
  const { busy, failure, attempt } = useAttempt();

  async function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = { rescan: form.has('rescan'), shoes: form.has('shoes') };
    if (await attempt(() => setReminders(backend, chosen))) setSaved((times) => times + 1);
  }

  return (
    <form onSubmit={onOwn(save)} className={styles.reminders}>
      <Failure text={failure} />
      {saved > 0 && !busy && !failure ? <Done key={saved}>Your reminders are saved.</Done> : null}
      {KINDS.map(({ name, label, when }) => (
        <div key={name}>
          <label className={styles.reminder}>
            <input
              type="checkbox"
              name={name}
              defaultChecked={stored[name]}
              aria-describedby={`reminder-${name}`}
            />
            <span>{label}</span>
          </label>
          <p id={`reminder-${name}`} className={styles.soft}>
            {when}
          </p>
        </div>
      ))}
      <p>
        <Button type="submit" busy={busy}>
          {busy ? 'Saving…' : 'Save reminders'}
        </Button>
      </p>
    </form>
  );
}

function RemindersSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock className={styles.textSkeleton} />
    </Skeleton>
  );
}
