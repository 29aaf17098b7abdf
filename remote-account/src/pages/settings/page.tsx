import { useSession } from 'shared-contracts/host';
import type { SessionUser } from 'shared-contracts/session';
import { DeleteAccount } from './delete-account';
import { DownloadData } from './download-data';
import { NameForm } from './name-form';
import styles from './page.module.css';
import { PasswordSection } from './password-form';
import { Section } from './section';

const roles: Readonly<Record<string, string>> = {
  parent: 'Parent or guardian',
  pediatric_professional: 'Pediatric professional',
};

export function Page() {
  const session = useSession();
  if (session.status !== 'authenticated') return null;
  const { user } = session;
  return (
    <>
      <h1>Settings</h1>
      <Account user={user} />
      <NameForm user={user} />
      <PasswordSection email={user.email} />
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
          <dd>
            {firstName} {lastName}
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>Role</dt>
          <dd>{role ? (roles[role] ?? role) : 'None'}</dd>
        </div>
        <div>
          <dt>Group id</dt>
          <dd>{groupId ?? 'None'}</dd>
        </div>
      </dl>
    </Section>
  );
}
