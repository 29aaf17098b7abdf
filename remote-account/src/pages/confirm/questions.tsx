import { addresses } from '@little-arches/contracts/routes';
import type { MailLink } from '@little-arches/contracts/session';
import { Button, ButtonLink } from '@little-arches/contracts/ui';
import type { ReactElement } from 'react';
import styles from '../../auth/auth.module.css';
import { FocusedHeading } from '../../auth/focused-heading';

const texts = {
  email: { heading: 'Confirm your email', button: 'Confirm and sign in' },
  recovery: { heading: 'Set a new password', button: 'Choose a new password' },
} as const;

/** Renders the state for a link that replaces no signed-in account: one button. */
export function ConfirmNewcomer({
  type,
  email,
  busy,
  problem,
  onConfirm,
}: {
  type: MailLink['type'];
  email: string | null;
  busy: boolean;
  problem: ReactElement | null;
  onConfirm: () => void;
}) {
  const { heading, button } = texts[type];
  return (
    <>
      <h1>{heading}</h1>
      {problem}
      <p>
        {email ? (
          <span>
            This link is for <strong className={styles.email}>{email}</strong>. You will be signed in as that
            person on this device.
          </span>
        ) : (
          'This link signs you in on this device. You see as whom before it happens.'
        )}
      </p>
      <p className={styles.lead}>
        {type === 'email'
          ? 'If you did not sign up with us, close this page: nothing happens.'
          : 'If you did not ask for a new password, close this page: the old one stays.'}
      </p>
      <p>
        <Button busy={busy} onClick={onConfirm}>
          {busy ? 'One moment…' : problem ? 'Try again' : button}
        </Button>
      </p>
    </>
  );
}

/**
 * Asks before an unexpected account is signed in: instead of the current account `other`, or instead of the one in
 * the mail's link (`foretold`).
 */
export function AskPerson({
  email,
  other,
  foretold,
  busy,
  problem,
  onAgree,
}: {
  email: string;
  other: string | null;
  foretold: string | null;
  busy: boolean;
  problem: ReactElement | null;
  onAgree: () => void;
}) {
  const person = <strong className={styles.email}>{email}</strong>;
  return (
    <>
      <FocusedHeading>{other ? 'Somebody else is signed in' : 'Is this you?'}</FocusedHeading>
      {problem}
      {foretold ? (
        <p>
          The link named <strong className={styles.email}>{foretold}</strong>, but it belongs to {person}. Go
          on only if that address is yours too.
        </p>
      ) : (
        <p>This link is for {person}. Go on only if that is you.</p>
      )}
      {other ? (
        <p>
          Now <strong className={styles.email}>{other}</strong> is signed in on this device. They will be
          signed out here; nothing they saved is lost.
        </p>
      ) : null}
      <div className={styles.choices}>
        <Button busy={busy} onClick={onAgree}>
          {busy ? 'One moment…' : problem ? 'Try again' : `Sign in as ${email}`}
        </Button>
        <ButtonLink look="quiet" to={other ? addresses.profile : addresses.home}>
          {other ? `Stay signed in as ${other}` : 'No, leave this page'}
        </ButtonLink>
      </div>
    </>
  );
}
