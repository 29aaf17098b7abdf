import { useHost } from '@little-arches/contracts/host';
import { addresses } from '@little-arches/contracts/routes';
import { Button, Field, FormErrors, useForm } from '@little-arches/contracts/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from '../../auth/auth.module.css';
import { resetRequestSchema } from '../../auth/auth-rules';
import { FocusedHeading } from '../../auth/focused-heading';
import { ResendButton } from '../../auth/resend-button';

/** Renders the state of the reset page that sends a link by mail. */
export function RequestLink() {
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
      <p className={styles.lead}>Tell us your email, and we send you a link to set a new password.</p>
      <form {...state.form}>
        <FormErrors state={state} />
        <Field
          {...state.field('email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
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
