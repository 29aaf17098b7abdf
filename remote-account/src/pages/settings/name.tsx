import { type SessionUser, useHost } from '@little-arches/contracts/host';
import { copyText } from '@little-arches/contracts/platform';
import { Button, Field, FieldPair, FormErrors, useForm } from '@little-arches/contracts/ui';
import { useState } from 'react';
import { changeName } from '../../account-data/account-backend';
import { nameSchema } from '../../auth/auth-rules';
import { Done } from '../../forms/done';
import styles from './page.module.css';
import { Topic } from './topic';

/** Renders the form that changes the person's name, and what the account is. */
export function Name({ user }: { user: SessionUser }) {
  const { backend, session } = useHost();
  const [saved, setSaved] = useState(0);
  const state = useForm({
    id: 'name',
    schema: nameSchema,
    send: async (name) => {
      await changeName(backend, user.id, name);
      // When this fails, the old name is shown until the next visit, although the new one is saved.
      await session.refreshUser();
      setSaved((times) => times + 1);
      return undefined;
    },
  });
  return (
    <Topic id="name-section" title="Your name">
      <form {...state.form}>
        <FormErrors state={state} />
        {saved > 0 && !state.busy && !state.failure ? <Done key={saved}>Your name is saved.</Done> : null}
        <FieldPair>
          <Field
            {...state.field('firstName')}
            label="First name"
            defaultValue={user.firstName}
            autoComplete="given-name"
            required
          />
          <Field
            {...state.field('lastName')}
            label="Last name"
            defaultValue={user.lastName}
            autoComplete="family-name"
            required
          />
        </FieldPair>
        <Button type="submit" className={styles.save} busy={state.busy}>
          {state.busy ? 'Saving…' : 'Save name'}
        </Button>
      </form>
      <Facts user={user} />
    </Topic>
  );
}

function Facts({ user: { role, groupId } }: { user: SessionUser }) {
  return (
    <dl className={`stack gap-3 ${styles.facts}`}>
      <div>
        <dt className="quiet">Role</dt>
        <dd>{role ? roleName(role) : 'None'}</dd>
      </div>
      <div>
        <dt className="quiet">Reference for support</dt>
        <dd>{groupId ? <SupportReference reference={groupId} /> : 'None'}</dd>
      </div>
    </dl>
  );
}

const roles: Readonly<Record<string, string>> = {
  parent: 'Parent or guardian',
  pediatric_professional: 'Pediatric professional',
};

/** Returns a role in words; roles unknown to this release are shown as stored. */
export function roleName(role: string): string {
  return roles[role] ?? role;
}

/** Renders the number with which our support finds an account, to copy into a message. */
function SupportReference({ reference }: { reference: string }) {
  const { notify } = useHost();
  const [failed, setFailed] = useState(false);

  async function copy() {
    const isCopied = await copyText(reference);
    setFailed(!isCopied);
    if (isCopied) notify('The reference is copied.');
  }

  return (
    <>
      <span className={`row middle ${styles.reference}`}>
        <span>{reference}</span>
        <Button look="plain" onClick={copy}>
          Copy<span className="visually-hidden"> the reference</span>
        </Button>
      </span>
      {failed ? (
        <span role="alert" className="quiet">
          Your browser does not let us copy. Select the reference and copy it yourself.
        </span>
      ) : null}
    </>
  );
}
