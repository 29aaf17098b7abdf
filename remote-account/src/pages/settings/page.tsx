import { useSession } from '@little-arches/contracts/host';
import type { PageArguments } from '@little-arches/contracts/remote';
import {
  type PendingEmailOutcome,
  type Session,
  type SessionUser,
  settledSession,
} from '@little-arches/contracts/session';
import { useLoaderData } from 'react-router-dom';
import { fetchConsents, fetchReminders } from '../../account-data/account-backend';
import { fetchSessions } from '../../account-data/session-list';
import { fetchDeletedChildren } from '../../children/deleted-children';
import { fetchAllSharingLinks } from '../../sharing/sharing-backend';
import { unawaited } from '../../unawaited';
import { Consents } from './consents';
import { DeleteAccount } from './delete-account';
import { DeletedChildren } from './deleted-children';
import { DownloadData } from './download-data';
import { EmailSection } from './email-section';
import { NameForm } from './name-form';
import styles from './page.module.css';
import { PasswordSection } from './password-form';
import { Reminders } from './reminders';
import { roleName } from './roles';
import { Section } from './section';
import { Sessions } from './sessions';
import { SharedLinks } from './shared-links';
import { SupportReference } from './support-reference';

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
      <Account user={user} />
      <NameForm user={user} />
      <EmailSection email={user.email} pending={pendingEmail} />
      <PasswordSection email={user.email} />
      <Reminders reminders={reminders} email={user.email} />
      <Sessions sessions={sessions} />
      <SharedLinks links={links} />
      <Consents consents={consents} />
      <DeletedChildren deleted={deleted} />
      <DownloadData />
      <DeleteAccount />
    </>
  );
}

function Account({ user: { firstName, lastName, email, role, groupId } }: { user: SessionUser }) {
  return (
    <Section id="account" title="Your account">
      <dl className={styles.facts}>
        <div>
          <dt>Name</dt>
          <dd>{`${firstName} ${lastName}`}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>Role</dt>
          <dd>{role ? roleName(role) : 'None'}</dd>
        </div>
        <div>
          <dt>Reference for support</dt>
          <dd>{groupId ? <SupportReference reference={groupId} /> : 'None'}</dd>
        </div>
      </dl>
    </Section>
  );
}
