import { useHost } from '@little-arches/contracts/host';
import { emailField } from '@little-arches/contracts/input';
import { Button, Field, FormErrors, Modal, useForm } from '@little-arches/contracts/ui';
import { useEffect, useId, useState } from 'react';
import * as v from 'valibot';
import type { ExpiredSession, ExpiryCause } from '../session/expired-session';
import type { ShellSession } from '../session/session';
import styles from './expired-session-dialog.module.css';

/** Props of the dialog over a page whose session has ended. */
export interface ExpiredSessionDialogProps {
  readonly expiredSession: ExpiredSession;
  readonly session: Pick<ShellSession, 'expiredSession' | 'leavePage'>;
}

const words: Readonly<Record<ExpiryCause, { readonly title: string; readonly text: string }>> = {
  ended: {
    title: 'Your session has ended',
    text: 'That happens after some time, and when a password is changed or an account is deleted on another device.',
  },
  'signed-out-elsewhere': {
    title: 'You have been signed out',
    text: 'That happened in another tab of this browser.',
  },
  'other-person': {
    title: 'Somebody else is signed in',
    text: 'Another account signed in in another tab of this browser. If you sign in again here, that one is signed out of this browser.',
  },
};

const schema = v.object({
  email: emailField,
  password: v.pipe(v.string(), v.nonEmpty('Password is required.')),
});

const FORM = 'sign-in-again';

/**
 * Covers a page whose session has ended and offers to sign in again in place. The backdrop hides the page from
 * others who look at the screen. The dialog can't be dismissed, because the page below belongs to the person who
 * was signed in.
 */
export function ExpiredSessionDialog({
  expiredSession: { user, cause },
  session: expired,
}: ExpiredSessionDialogProps) {
  const { session } = useHost();
  const id = useId();
  const [round, setRound] = useState(0);
  const state = useForm({
    id: FORM,
    schema,
    send: async (values) => {
      const outcome = await session.signIn(values);
      if (!outcome.ok) return outcome;
      // Another person: another document is loading, and nothing can be pressed in this one any more.
      return expired.expiredSession.get() ? await new Promise(() => {}) : undefined;
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it opens.
  useEffect(() => document.getElementById(`${FORM}-password`)?.focus(), [round]);

  return (
    <Modal
      // Browsers close a dialog at the second Escape in any case: then it opens again.
      key={round}
      card
      className={styles.dialog}
      aria-labelledby={`${id}-title ${id}-text`}
      busy
      onClose={() => setRound(round + 1)}
    >
      <h2 id={`${id}-title`}>{words[cause].title}</h2>
      <p id={`${id}-text`}>{`${words[cause].text} What you have typed is still here.`}</p>
      <form {...state.form}>
        <FormErrors state={state} />
        <Field
          {...state.field('email')}
          label="Email"
          type="email"
          defaultValue={user.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Field
          {...state.field('password')}
          label="Password"
          type="password"
          autoComplete="current-password"
          required
        />
        <div className="row">
          <Button type="submit" busy={state.busy}>
            {state.busy ? 'Signing in…' : 'Sign in again'}
          </Button>
          <Button look="quiet" onClick={expired.leavePage} busy={state.busy}>
            Leave this page
          </Button>
        </div>
      </form>
    </Modal>
  );
}
