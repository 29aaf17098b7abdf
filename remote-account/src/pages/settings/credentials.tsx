import { type AuthOutcome, type PendingEmailOutcome, useHost } from '@little-arches/contracts/host';
import { PASSWORD_LENGTH } from '@little-arches/contracts/input';
import { Button, Deferred, FormErrors, type FormFailure, Notice, useForm } from '@little-arches/contracts/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { AFTER_SIGN_OUT } from '../../account-data/session-list';
import { passwordChangeSchema, resetRequestSchema } from '../../auth/auth-rules';
import { Done } from '../../forms/done';
import { EmailField } from '../../forms/email-field';
import { PasswordField, PasswordOwner } from '../../forms/password-field';
import styles from './page.module.css';
import { Topic } from './topic';

interface EmailSectionProps {
  email: string;
  pending: Promise<PendingEmailOutcome>;
}

/** Renders the form that changes the email address, and the addresses still to be confirmed. */
export function EmailSection({ email, pending }: EmailSectionProps) {
  const { revalidate } = useRevalidator();
  const [sentTo, setSentTo] = useState<string>();
  const [times, setTimes] = useState(0);
  return (
    <Topic id="email-section" title="Your email">
      <p>
        You sign in with <strong className={styles.email}>{email}</strong>. Another address takes its place
        when both have confirmed the change: we send a link to each.
      </p>
      {sentTo ? (
        <Done key={times}>
          {`Check both inboxes: we have sent a link to ${email} and one to ${sentTo}. The change happens when you have opened both, within one hour.`}
        </Done>
      ) : (
        <Deferred resolve={pending} skeleton={null}>
          {(outcome) => <Pending outcome={outcome} />}
        </Deferred>
      )}
      <EmailForm
        key={`form-${times}`}
        onSent={(address) => {
          setSentTo(address);
          setTimes(times + 1);
          void revalidate();
        }}
      />
    </Topic>
  );
}

/** Renders the pending change. When it can't be read, the address can be changed anyway. */
function Pending({ outcome }: { outcome: PendingEmailOutcome }) {
  if (!outcome.ok || !outcome.email) return null;
  return (
    <Notice kind="info" title="A change waits to be confirmed">
      <p>
        To <strong className={styles.email}>{outcome.email}</strong>. Open the links in both mails, within one
        hour after they were sent. To have them sent again, enter the address once more.
      </p>
    </Notice>
  );
}

function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const { session } = useHost();
  const state = useForm({
    id: 'email',
    schema: resetRequestSchema,
    send: async ({ email }) => {
      const outcome = await session.changeEmail(email);
      if (outcome.ok) {
        onSent(email);
        return undefined;
      }
      const field = outcome.code === 'user_exists' || outcome.code === 'unknown' ? 'email' : undefined;
      const message =
        outcome.code === 'user_exists' ? 'This address already has an account.' : outcome.message;
      return { message, field };
    },
  });
  return (
    <form {...state.form}>
      <FormErrors state={state} />
      <EmailField {...state.field('email')} label="New email" autoComplete="email" />
      <Button type="submit" className={styles.save} busy={state.busy}>
        {state.busy ? 'Sending…' : 'Change email'}
      </Button>
    </form>
  );
}

/** Renders the form that changes the password; the server requires the current one. */
export function PasswordSection({ email }: { email: string }) {
  const [changes, setChanges] = useState(0);
  return (
    <Topic id="password-section" title="Your password">
      <p>A new password signs out every other device on which somebody is signed in to your account.</p>
      {changes > 0 ? (
        <Done key={changes}>
          {`Your password is changed. You stay signed in here; every other device is signed out. ${AFTER_SIGN_OUT}`}
        </Done>
      ) : null}
      {/* Each opening renders a new form, so that no old password stays in it. */}
      <PasswordForm key={`form-${changes}`} email={email} onChanged={() => setChanges(changes + 1)} />
    </Topic>
  );
}

function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const { session } = useHost();
  const state = useForm({
    id: 'password',
    schema: passwordChangeSchema,
    send: async (input) => {
      const outcome = await session.changePassword(input);
      if (!outcome.ok) return failureOf(outcome);
      onChanged();
      return undefined;
    },
  });
  return (
    <form {...state.form}>
      <FormErrors state={state} />
      <PasswordOwner email={email} />
      <PasswordField {...state.field('current')} label="Current password" autoComplete="current-password" />
      <PasswordField
        {...state.field('password')}
        label="New password"
        autoComplete="new-password"
        hint={`${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters, any you like.`}
      />
      <Button type="submit" className={styles.save} busy={state.busy}>
        {state.busy ? 'Saving…' : 'Change password'}
      </Button>
    </form>
  );
}

function failureOf(outcome: Extract<AuthOutcome, { ok: false }>): FormFailure {
  const ofNewOne = outcome.code === 'weak_password' || outcome.code === 'same_password';
  return ofNewOne ? { ...outcome, field: 'password' } : passwordFailure(outcome, 'current');
}

/** Returns the form error of an action with the current password; a wrong one is shown at `field`. */
export function passwordFailure(outcome: Extract<AuthOutcome, { ok: false }>, field: string): FormFailure {
  return outcome.code === 'invalid_credentials' ? { message: 'This is not your password.', field } : outcome;
}
