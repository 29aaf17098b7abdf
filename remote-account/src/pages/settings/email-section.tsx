import { useHost } from '@little-arches/contracts/host';
import type { PendingEmailOutcome } from '@little-arches/contracts/session';
import { Button, Deferred, Field, FormErrors, Notice, useForm } from '@little-arches/contracts/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { resetRequestSchema } from '../../auth/auth-rules';
import { Done } from '../../forms/done';
import styles from './page.module.css';
import { Section } from './section';

interface EmailSectionProps {
  /** The current email address of the account. */
  email: string;
  pending: Promise<PendingEmailOutcome>;
}

/** Renders the form that changes the email address, and the addresses still to be confirmed. */
export function EmailSection({ email, pending }: EmailSectionProps) {
  const { revalidate } = useRevalidator();
  const [sentTo, setSentTo] = useState<string>();
  const [times, setTimes] = useState(0);
  return (
    <Section id="email-section" title="Your email">
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
    </Section>
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
      <Field
        {...state.field('email')}
        label="New email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" className={styles.save} busy={state.busy}>
        {state.busy ? 'Sending…' : 'Change email'}
      </Button>
    </form>
  );
}
