import { useHost } from '@little-arches/contracts/host';
import { addresses } from '@little-arches/contracts/routes';
import type { RecoveryState } from '@little-arches/contracts/session';
import { ButtonLink } from '@little-arches/contracts/ui';
import { useState, useSyncExternalStore } from 'react';
import { FocusedHeading } from '../../auth/focused-heading';
import { NewPassword } from './new-password';
import { RequestLink } from './request-link';

const beforeHydration = (): RecoveryState => 'none';

export function Page() {
  const { session } = useHost();
  const recovery = useSyncExternalStore(session.subscribe, session.recovery, beforeHydration);
  const [arrived, setArrived] = useState(false);
  const [changed, setChanged] = useState(false);
  // The recovery ends when the password is saved, before this page receives the outcome.
  if (recovery === 'ready' && !arrived) setArrived(true);

  if (changed) return <PasswordChanged />;
  if (arrived) return <NewPassword onChanged={() => setChanged(true)} />;
  if (recovery === 'checking')
    return (
      <>
        <h1>Reset your password</h1>
        <p role="status">Loading...</p>
      </>
    );
  return <RequestLink />;
}

function PasswordChanged() {
  return (
    <>
      <FocusedHeading>Your password is changed</FocusedHeading>
      <p>You are signed in on this device. Use the new password the next time.</p>
      <p>
        <ButtonLink to={addresses.profile}>Go to your profile</ButtonLink>
      </p>
    </>
  );
}
