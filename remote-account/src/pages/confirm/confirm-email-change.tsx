import { type EmailChangeOutcome, useHost, useSession } from '@little-arches/contracts/host';
import { addresses } from '@little-arches/contracts/routes';
import { Button, ButtonLink, Notice } from '@little-arches/contracts/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from '../../auth/auth.module.css';
import { FocusedHeading } from '../../auth/focused-heading';
import type { EmailChangeAddress } from './mail-address';

/**
 * Handles one of the two links that confirm a new email address: asks, uses the link once, and shows the remaining
 * step.
 */
export function ConfirmEmailChange({ address: { tokenHash, email } }: { address: EmailChangeAddress }) {
  const { session } = useHost();
  const [outcome, setOutcome] = useState<EmailChangeOutcome>();
  const [busy, setBusy] = useState(false);
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (outcome && !outcome.ok) summary.current?.focus();
  }, [outcome]);

  async function confirm() {
    setBusy(true);
    setOutcome(await session.confirmEmailChange(tokenHash));
    setBusy(false);
  }

  if (outcome?.ok) return outcome.done ? <Changed /> : <HalfDone />;
  if (outcome?.code === 'link_expired') return <Spent />;
  return (
    <>
      <h1>Confirm the change of your email</h1>
      {outcome ? (
        <Notice kind="error" ref={summary}>
          <p>
            {outcome.code === 'user_exists'
              ? 'Somebody else has signed up with the new address meanwhile. Ask for another one in your settings.'
              : `${outcome.message} The same link can be tried again.`}
          </p>
        </Notice>
      ) : null}
      <p>
        {email ? (
          <span>
            This link was sent to <strong className={styles.email}>{email}</strong>.{' '}
          </span>
        ) : null}
        <span>Your email changes when both the old and the new address have confirmed it.</span>
      </p>
      <p className="soft">If you did not ask for it, close this page: the address stays as it is.</p>
      <p>
        <Button busy={busy} onClick={confirm}>
          {busy ? 'One moment…' : outcome ? 'Try again' : 'Confirm the change'}
        </Button>
      </p>
    </>
  );
}

function HalfDone() {
  return (
    <>
      <FocusedHeading>One address has confirmed</FocusedHeading>
      <p>
        Now open the link in the mail to your other address. Until then nothing changes: you sign in with the
        old one.
      </p>
    </>
  );
}

function Changed() {
  const signedIn = useSession().status === 'authenticated';
  return (
    <>
      <FocusedHeading>Your email is changed</FocusedHeading>
      <p>
        Both addresses have confirmed it. From now on you sign in with the new one; your password is the same.
      </p>
      <p>
        {signedIn ? (
          <ButtonLink to={addresses.settings}>Go to your settings</ButtonLink>
        ) : (
          <ButtonLink to={addresses.signIn}>Sign in</ButtonLink>
        )}
      </p>
    </>
  );
}

function Spent() {
  return (
    <>
      <FocusedHeading>This link no longer works</FocusedHeading>
      <p>
        Each link works once and for one hour, and a newer mail replaces an older one. If you have used it
        before, it did its work: the mail to your other address holds the second link.
      </p>
      <p>
        Your <Link to={addresses.settings}>settings</Link> say whether the change still waits, and send both
        mails again.
      </p>
    </>
  );
}
