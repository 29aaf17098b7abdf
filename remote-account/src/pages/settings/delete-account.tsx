import { useHost, useSession } from '@little-arches/contracts/host';
import { Button, FormErrors, useForm } from '@little-arches/contracts/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { deleteAccount, isAccountGone } from '../../account-data/account-backend';
import { signInSchema } from '../../auth/auth-rules';
import { CheckField } from '../../forms/check-field';
import { Done } from '../../forms/done';
import { PasswordField, PasswordOwner } from '../../forms/password-field';
import danger from '../../ui/danger.module.css';
import { Dialog } from '../../ui/dialog';
import { passwordFailure } from './credentials';
import { Topic } from './topic';

const schema = v.object({
  ...v.pick(signInSchema, ['password']).entries,
  sure: v.literal('on', 'Confirm that everything may be deleted.'),
});

export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  return (
    <Topic id="delete" title="Delete your account">
      <p>
        Deletes your account with everything in it: profiles, scans and unpaid orders. If you want to keep a
        copy, download your data first.
      </p>
      <p>
        <Button look="quiet" className={danger.danger} onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </p>
      {asking ? <DeleteAccountDialog onClose={() => setAsking(false)} /> : null}
    </Topic>
  );
}

function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { backend, session, notify } = useHost();
  const signedIn = useSession();
  const [isGone, setGone] = useState(false);
  const state = useForm({
    id: 'delete-account',
    schema,
    send: async ({ password }) => {
      if (signedIn.status !== 'authenticated') return undefined;
      // The server deletes an account only right after its password was entered.
      const entered = await session.signIn({ email: signedIn.user.email, password });
      if (!entered.ok) {
        // An earlier attempt may have deleted the account and its password while its answer got lost.
        if (entered.code !== 'invalid_credentials' || !(await isAccountGone(backend)))
          return passwordFailure(entered, 'password');
        setGone(true);
        return undefined;
      }
      await deleteAccount(backend);
      notify('Your account was deleted. We have sent you a mail about it.');
      // The browser still has the session of the deleted account.
      await session.signOut();
      return undefined;
    },
  });
  if (isGone) return <AlreadyDeleted />;
  return (
    <Dialog title="Delete your account?" busy={state.busy} onClose={onClose}>
      <p>
        All profiles, scans, messages to us and unpaid orders are deleted at once. This can’t be undone. What
        you paid for is still sent to you, and stays in our books as the law asks. We confirm it by mail.
      </p>
      <form {...state.form}>
        <FormErrors state={state} />
        {signedIn.status === 'authenticated' ? <PasswordOwner email={signedIn.user.email} /> : null}
        <PasswordField {...state.field('password')} label="Password" autoComplete="current-password" />
        <CheckField {...state.field('sure')} label="Yes, delete everything" />
        <div className="row">
          <Button look="quiet" onClick={onClose} busy={state.busy}>
            Keep my account
          </Button>
          <Button type="submit" busy={state.busy}>
            {state.busy ? 'Deleting…' : 'Delete my account'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function AlreadyDeleted() {
  const { session } = useHost();
  // Every way to close the dialog signs out, because the browser still has the session of the deleted account.
  const leave = () => void session.signOut();
  return (
    <Dialog title="Your account is gone" busy={false} onClose={leave}>
      <Done>Your account is deleted already, with everything in it. We have sent you a mail about it.</Done>
      <div className="row">
        <Button onClick={leave}>Leave</Button>
      </div>
    </Dialog>
  );
}
