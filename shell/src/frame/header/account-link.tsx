import { useSession } from '@little-arches/contracts/host';
import { addresses } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSignInHref } from '../../navigation/sign-in-href';
import { useFailedProfile } from '../../session/failed-profile';
import styles from './account-link.module.css';

/**
 * The header's Login button, or the link to the profile. Has the same size in every state, so that nothing moves
 * when the session settles.
 */
export function AccountLink() {
  const { status } = useSession();
  const isUnread = useFailedProfile();
  const signIn = useSignInHref();
  return (
    <div className={styles.slot}>
      {status === 'unauthenticated' && !isUnread ? (
        <ButtonLink to={signIn} look="quiet" className={styles.login}>
          Login
        </ButtonLink>
      ) : null}
      {status === 'authenticated' || isUnread ? (
        <Link to={addresses.profile} className={styles.profile} aria-label="Your profile">
          <UserRound aria-hidden="true" className={styles.icon} />
        </Link>
      ) : null}
    </div>
  );
}
