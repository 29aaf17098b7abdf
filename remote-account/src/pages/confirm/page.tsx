import { useHost, useHydrated, useSession } from '@little-arches/contracts/host';
import { addresses } from '@little-arches/contracts/routes';
import { NeedsScripts } from '@little-arches/contracts/ui';
import { Link, useLocation } from 'react-router-dom';
import styles from '../../auth/auth.module.css';
import { ConfirmEmailChange } from './confirm-email-change';
import { ConfirmLink } from './confirm-link';
import { parseEmailChange, parseMailAddress } from './mail-address';
import { ResendForm } from './resend-form';

/**
 * Renders the target page of our mail links. Opening the page doesn't use the link, because mail scanners open
 * links too; pressing a button does.
 */
export function Page() {
  const host = useHost();
  const { hash } = useLocation();
  const session = useSession();
  if (!useHydrated()) return <Waiting />;
  const change = parseEmailChange(hash);
  if (change) return <ConfirmEmailChange key={change.tokenHash} address={change} />;
  const address = parseMailAddress(hash, host);
  if (!address) return <BrokenLink />;
  // The question names the current account, so the page waits for the session.
  if (session.status === 'loading') return <Waiting />;
  const current = session.status === 'authenticated' ? session.user.email : null;
  return <ConfirmLink key={address.link.tokenHash} address={address} current={current} />;
}

function Waiting() {
  return (
    <>
      <div className={`stack gap-5 ${styles.whileLoading}`}>
        <h1>Your link from our mail</h1>
        <p role="status">Loading...</p>
      </div>
      <NeedsScripts title="This link needs JavaScript">
        Nothing has happened yet, and your link is still good. Please switch JavaScript on, then open it
        again.
      </NeedsScripts>
    </>
  );
}

/** Renders the state for a link that lacks a part, or has a type that this site doesn't send. */
function BrokenLink() {
  return (
    <>
      <h1>This link is not complete</h1>
      <p>
        Mail programs sometimes cut long links in two. Go back to our mail and copy the whole link into the
        address bar; nothing of it has been used up.
      </p>
      <p>
        If it still ends here, have the mail to confirm your email sent again below, or{' '}
        <Link to={addresses.resetPassword}>ask for a new link to set your password</Link>.
      </p>
      <ResendForm email={null} returnTo={addresses.profile} />
    </>
  );
}
