import * as v from 'valibot';
import { useHost } from '../host/host';
import type { SessionUser } from '../host/session';
import { createStore, type Observable } from '../host/store';
import { emailField } from '../input/email';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { FormErrors } from '../ui/form/form-errors';
import { useForm } from '../ui/form/use-form';
import { Modal } from '../ui/modal';

/** An expired session in memory, like the shell's. */
export interface TestExpiredSession extends Observable<SessionUser | undefined> {
  begin(user: SessionUser): void;
  end(): void;
  /** Resolves once no session is expired. */
  over(): Promise<void>;
}

/** Creates one that has not expired yet. */
export function createTestExpiredSession(): TestExpiredSession {
  const { get, set, subscribe } = createStore<SessionUser | undefined>(undefined);
  return {
    get,
    subscribe,
    begin: set,
    end: () => set(undefined),
    over: () =>
      new Promise((resolve) => {
        if (!get()) return resolve();
        const stop = subscribe(() => {
          if (get()) return;
          stop();
          resolve();
        });
      }),
  };
}

const schema = v.object({ email: emailField, password: v.string() });

/**
 * Asks the person to sign in again over the page. Only looks like the shell's dialog
 * (shell/src/access/expired-session-dialog.tsx).
 */
export function TestExpiredSessionDialog({ user, onLeave }: { user: SessionUser; onLeave: () => void }) {
  const { session } = useHost();
  const state = useForm({
    id: 'sign-in-again',
    schema,
    send: async (values) => {
      const outcome = await session.signIn(values);
      return outcome.ok ? undefined : outcome;
    },
  });
  return (
    <Modal className={undefined} aria-label="Your session has ended" busy onClose={() => {}}>
      <form {...state.form}>
        <FormErrors state={state} />
        <Field {...state.field('email')} label="Email" type="email" defaultValue={user.email} />
        <Field {...state.field('password')} label="Password" type="password" />
        <Button type="submit">Sign in again</Button>
        <Button look="quiet" onClick={onLeave}>
          Leave this page
        </Button>
      </form>
    </Modal>
  );
}
