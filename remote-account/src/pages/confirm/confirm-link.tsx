import { type AuthOutcome, type MailLink, useHost } from '@little-arches/contracts/host';
import { addresses, hrefOfSignIn } from '@little-arches/contracts/routes';
import { Button, ButtonLink, Notice } from '@little-arches/contracts/ui';
import { type ReactElement, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styles from '../../auth/auth.module.css';
import { FocusedHeading } from '../../auth/focused-heading';
import type { MailAddress } from './mail-address';
import { ResendForm } from './resend-form';

type Failure = Extract<AuthOutcome, { ok: false }>;

/** Handles a link that looks valid: requests a confirmation when one is needed, uses the link once, and continues. */
export function ConfirmLink({ address, current }: { address: MailAddress; current: string | null }) {
  const { session, notify } = useHost();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  /** The account that the link signs in, after the visitor agreed to an unexpected one. */
  const [found, setFound] = useState<string>();
  const email = found ?? address.email;
  const other = current !== null && !isSame(current, email) ? current : null;

  async function confirm(agreedEmail: string | null): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const outcome = await session.confirmLink(address.link, agreedEmail);
    if (outcome.ok) {
      if (agreedEmail) notify(`You are signed in as ${agreedEmail}.`);
      return void navigate(address.next, { replace: true });
    }
    if (outcome.code !== 'other_person') setFailure(outcome);
    // The link's account is signed in already, so no question is needed.
    else if (isSame(current, outcome.email)) return confirm(outcome.email);
    else setFound(outcome.email);
    setBusy(false);
  }

  if (failure?.code === 'link_used' || failure?.code === 'link_expired')
    return <SpentLink address={address} used={failure.code === 'link_used'} current={current} />;
  const problem = failure ? (
    <Notice kind="error" takesFocus>
      <p>{`${failure.message} The same link can be tried again.`}</p>
    </Notice>
  ) : null;
  if (found || (other && email))
    return (
      <AskPerson
        key={found}
        email={email ?? ''}
        other={other}
        foretold={found ? address.email : null}
        busy={busy}
        problem={problem}
        onAgree={() => confirm(email)}
      />
    );
  return (
    <ConfirmNewcomer
      type={address.link.type}
      email={email}
      busy={busy}
      problem={problem}
      onConfirm={() => confirm(email)}
    />
  );
}

function isSame(one: string | null, other: string | null): boolean {
  return one !== null && one.toLowerCase() === other?.toLowerCase();
}

const texts = {
  email: { heading: 'Confirm your email', button: 'Confirm and sign in' },
  recovery: { heading: 'Set a new password', button: 'Choose a new password' },
} as const;

/** Renders the state for a link that replaces no signed-in account: one button. */
function ConfirmNewcomer({
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
      <p className="soft">
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
function AskPerson({
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
      <div className={`stack gap-3 start ${styles.choices}`}>
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

/** Renders the state for a link that was `used` in this browser, or that the server no longer accepts. */
function SpentLink({
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
