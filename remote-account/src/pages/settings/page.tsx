import {
  type PendingEmailOutcome,
  type Session,
  settledSession,
  useSession,
} from '@little-arches/contracts/host';
import type { PageArguments } from '@little-arches/contracts/remote';
import { useLoaderData } from 'react-router-dom';
import { fetchConsents, fetchReminders } from '../../account-data/account-backend';
import { fetchSessions } from '../../account-data/session-list';
import { fetchDeletedChildren } from '../../children/deleted-children';
import { fetchAllSharingLinks } from '../../sharing/sharing-backend';
import { unawaited } from '../../unawaited';
import { EmailSection, PasswordSection } from './credentials';
import { DeleteAccount } from './delete-account';
import { Sessions } from './devices';
import { SharedLinks } from './links';
import { Name } from './name';
import styles from './page.module.css';
import { Reminders } from './reminders';
import { YourData } from './your-data';

export function loader({ host }: PageArguments) {
  return {
    consents: unawaited(fetchConsents(host.backend)),
    reminders: unawaited(fetchReminders(host.backend)),
    deleted: unawaited(fetchDeletedChildren(host.backend)),
    links: unawaited(fetchAllSharingLinks(host.backend, new Date().toISOString())),
    sessions: unawaited(fetchSessions(host.backend, host.reportError)),
    pendingEmail: readPendingEmail(host.session),
  };
}

/** Reads the pending email change after the session is known; signed-out visitors are redirected before. */
async function readPendingEmail(session: Session): Promise<PendingEmailOutcome> {
  const { status } = await settledSession(session);
  return status === 'authenticated' ? await session.pendingEmail() : { ok: true, email: null };
}

export function Page() {
  const { consents, deleted, links, pendingEmail, reminders, sessions } = useLoaderData<typeof loader>();
  const session = useSession();
  if (session.status !== 'authenticated') return null;
  const { user } = session;
  return (
    <>
      <h1>Settings</h1>
      <div className={styles.topics}>
        <Name user={user} />
        <EmailSection email={user.email} pending={pendingEmail} />
        <PasswordSection email={user.email} />
        <Reminders reminders={reminders} email={user.email} />
        <Sessions sessions={sessions} />
        <SharedLinks links={links} />
        <YourData consents={consents} deleted={deleted} />
        <DeleteAccount />
      </div>
    </>
  );
}
