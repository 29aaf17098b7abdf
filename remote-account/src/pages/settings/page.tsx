import { useSession } from 'shared-contracts/host';
import { DeleteAccount } from './delete-account';
import { DownloadData } from './download-data';
import styles from './page.module.css';

const roles: Readonly<Record<string, string>> = {
  parent: 'Parent or guardian',
  pediatric_professional: 'Pediatric professional',
};

export function Page() {
  return (
    <>
      <h1>Settings</h1>
      <Account />
      <DownloadData />
      <DeleteAccount />
    </>
  );
}

function Account() {
  const session = useSession();
  if (session.status !== 'authenticated') return null;
  const { firstName, lastName, email, role, groupId } = session.user;
  return (
    <section className={styles.section}>
      <h2>Your account</h2>
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
    </section>
  );
}
