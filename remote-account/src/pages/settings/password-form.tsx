import { useHost } from '@little-arches/contracts/host';
import { PASSWORD_LENGTH } from '@little-arches/contracts/input';
import type { AuthOutcome } from '@little-arches/contracts/session';
import { Button, FormErrors, type FormFailure, useForm } from '@little-arches/contracts/ui';
import { useState } from 'react';
import { AFTER_SIGN_OUT } from '../../account-data/session-list';
import { passwordChangeSchema } from '../../auth/auth-rules';
import { Done } from '../../forms/done';
import { PasswordField, PasswordOwner } from '../../forms/password-field';
import styles from './page.module.css';
import { passwordFailure } from './password-failure';
import { Section } from './section';

/** Renders the form that changes the password; the server requires the current one. */
export function PasswordSection({ email }: { email: string }) {
  const [changes, setChanges] = useState(0);
  return (
    <Section id="password-section" title="Your password">
      <p>A new password signs out every other device on which somebody is signed in to your account.</p>
      {changes > 0 ? (
        <Done key={changes}>
          {`Your password is changed. You stay signed in here; every other device is signed out. ${AFTER_SIGN_OUT}`}
        </Done>
      ) : null}
      {/* Each opening renders a new form, so that no old password stays in it. */}
      <PasswordForm key={`form-${changes}`} email={email} onChanged={() => setChanges(changes + 1)} />
    </Section>
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
