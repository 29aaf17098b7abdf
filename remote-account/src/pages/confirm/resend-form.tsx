import { useHost } from '@little-arches/contracts/host';
import { Button, FormErrors, Notice, useForm } from '@little-arches/contracts/ui';
import { useState } from 'react';
import { resetRequestSchema } from '../../auth/auth-rules';
import { ResendButton } from '../../auth/resend-button';
import { EmailField } from '../../forms/email-field';

/** Requests the confirmation mail of a sign-up again. */
export function ResendForm({ email, returnTo }: { email: string | null; returnTo: string }) {
  const { session } = useHost();
  const [sentTo, setSentTo] = useState<string>();
  const state = useForm({
    id: 'resend',
    schema: resetRequestSchema,
    send: async (values) => {
      const outcome = await session.resendConfirmation(values.email, returnTo);
      if (!outcome.ok) return outcome;
      setSentTo(values.email);
    },
  });

  if (sentTo)
    return (
      <>
        <Notice kind="success" title="Check your inbox">
          <p>
            If <strong>{sentTo}</strong> still has to be confirmed, a new mail is on its way. Only the link in
            the newest mail works.
          </p>
        </Notice>
        <ResendButton label="Send the mail again" send={() => session.resendConfirmation(sentTo, returnTo)} />
      </>
    );
  return (
    <form {...state.form}>
      <FormErrors state={state} />
      <EmailField {...state.field('email')} defaultValue={email ?? undefined} />
      <Button type="submit" busy={state.busy}>
        {state.busy ? 'Sending…' : 'Send a new mail'}
      </Button>
    </form>
  );
}
