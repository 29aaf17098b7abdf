import { addresses, hrefOfSignIn } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { Link } from 'react-router-dom';
import styles from '../../auth/auth.module.css';
import { FocusedHeading } from '../../auth/focused-heading';
import type { MailAddress } from './mail-address';
import { ResendForm } from './resend-form';

/** Renders the state for a link that was `used` in this browser, or that the server no longer accepts. */
export function SpentLink({
  address,
  used,
  current,
}: {
  address: MailAddress;
  used: boolean;
  current: string | null;
}) {
  const recovery = address.link.type === 'recovery';
  return (
    <>
      <FocusedHeading>
        {used ? 'You have used this link already' : 'This link no longer works'}
      </FocusedHeading>
      <p>
        {used
          ? 'Each link works once, and this one did its work in this browser.'
          : 'Each link works once and for one hour, and a newer mail replaces an older one.'}
      </p>
      {current ? (
        <p>
          You are signed in as <strong className={styles.email}>{current}</strong>.{' '}
          <Link to={recovery ? addresses.profile : address.next}>Go on from here</Link>
        </p>
      ) : null}
      {recovery ? (
        <>
          <p>If you have not set your new password yet, have another link sent.</p>
          <p>
            <ButtonLink to={addresses.resetPassword}>Ask for a new link</ButtonLink>
          </p>
        </>
      ) : current ? null : (
        <>
          <p>
            If you have confirmed your email before,{' '}
            <Link to={hrefOfSignIn(address.next)}>sign in with your password</Link>. If not, have another mail
            sent.
          </p>
          <ResendForm email={address.email} returnTo={address.next} />
        </>
      )}
    </>
  );
}
