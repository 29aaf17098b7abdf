import { useHost, useSession } from '@little-arches/contracts/host';
import { PASSWORD_LENGTH } from '@little-arches/contracts/input';
import type { AuthOutcome } from '@little-arches/contracts/session';
import { Button, FormErrors, type FormFailure, useForm } from '@little-arches/contracts/ui';
import styles from '../../auth/auth.module.css';
import { newPasswordSchema } from '../../auth/auth-rules';
import { PasswordField, PasswordOwner } from '../../forms/password-field';

/** Renders the state of the reset page after the visitor opened the link of the mail. */
export function NewPassword({ onChanged }: { onChanged: () => void }) {
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
      <p className={styles.lead}>
        Your link is good. Choose the password you want to sign in with from now on.
      </p>
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
