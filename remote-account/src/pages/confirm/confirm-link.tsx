import { useHost } from '@little-arches/contracts/host';
import type { AuthOutcome } from '@little-arches/contracts/session';
import { Notice } from '@little-arches/contracts/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MailAddress } from './mail-address';
import { AskPerson, ConfirmNewcomer } from './questions';
import { SpentLink } from './spent-link';

type Failure = Extract<AuthOutcome, { ok: false }>;

/** Handles a link that looks valid: requests a confirmation when one is needed, uses the link once, and continues. */
export function ConfirmLink({ address, current }: { address: MailAddress; current: string | null }) {
  const { session, notify } = useHost();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  /** The account that the link signs in, after the visitor agreed to an unexpected one. */
  const [found, setFound] = useState<string>();
  const summary = useRef<HTMLDivElement>(null);
  const email = found ?? address.email;
  const other = current !== null && !isSame(current, email) ? current : null;

  useEffect(() => {
    if (failure) summary.current?.focus();
  }, [failure]);

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
    <Notice kind="error" ref={summary}>
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
