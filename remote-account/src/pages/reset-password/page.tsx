import { type AuthOutcome, type RecoveryState, useHost, useSession } from '@little-arches/contracts/host';
import { PASSWORD_LENGTH } from '@little-arches/contracts/input';
import { addresses } from '@little-arches/contracts/routes';
import { Button, ButtonLink, FormErrors, type FormFailure, useForm } from '@little-arches/contracts/ui';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { newPasswordSchema, resetRequestSchema } from '../../auth/auth-rules';
import { FocusedHeading } from '../../auth/focused-heading';
import { ResendButton } from '../../auth/resend-button';
import { EmailField } from '../../forms/email-field';
import { PasswordField, PasswordOwner } from '../../forms/password-field';

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

/** Renders the state of the reset page after the visitor opened the link of the mail. */
function NewPassword({ onChanged }: { onChanged: () => void }) {
  const { session } = useHost();
  const signedIn = useSession();
  const state = useForm({
    id: 'new-password',
    schema: newPasswordSchema,
    send: async ({ password }) => {
      const outcome = await session.updatePassword(password);
      if (!outcome.ok) return failureOf(outcome);
      onChanged();
    },
  });

  return (
    <>
      <h1>Set a new password</h1>
      <p className="soft">Your link is good. Choose the password you want to sign in with from now on.</p>
      <form {...state.form}>
        <FormErrors state={state} />
        {signedIn.status === 'authenticated' ? <PasswordOwner email={signedIn.user.email} /> : null}
        <PasswordField
          {...state.field('password')}
          label="New password"
          autoComplete="new-password"
          hint={`${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters, any you like.`}
        />
        <Button type="submit" busy={state.busy}>
          {state.busy ? 'Saving…' : 'Save new password'}
        </Button>
      </form>
    </>
  );
}

function failureOf({ code, message }: Extract<AuthOutcome, { ok: false }>): FormFailure {
  const ofPassword = code === 'weak_password' || code === 'same_password';
  return { message, field: ofPassword ? 'password' : undefined };
}

/** Renders the state of the reset page that sends a link by mail. */
function RequestLink() {
  const { session } = useHost();
  const [sentTo, setSentTo] = useState<string>();
  const state = useForm({
    id: 'reset-password',
    schema: resetRequestSchema,
    send: async ({ email }) => {
      const outcome = await session.requestPasswordReset(email);
      if (!outcome.ok) return outcome;
      setSentTo(email);
    },
  });

  if (sentTo)
    return (
      <>
        <FocusedHeading>Check your inbox</FocusedHeading>
        <p>
          If there is an account for <strong>{sentTo}</strong>, a mail with a link to set a new password is on
          its way. The link works once, and only for a short time.
        </p>
        <ResendButton label="Send the link again" send={() => session.requestPasswordReset(sentTo)} />
        <p>
          <Link to={addresses.signIn}>Back to sign-in</Link>
        </p>
      </>
    );
  return (
    <>
      <h1>Reset your password</h1>
      <p className="soft">Tell us your email, and we send you a link to set a new password.</p>
      <form {...state.form}>
        <FormErrors state={state} />
        <EmailField {...state.field('email')} />
        <Button type="submit" busy={state.busy}>
          {state.busy ? 'Sending…' : 'Send link'}
        </Button>
      </form>
      <p>
        <Link to={addresses.signIn}>Back to sign-in</Link>
      </p>
    </>
  );
}
