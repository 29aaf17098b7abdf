import { useHost } from '@little-arches/contracts/host';
import type { SessionUser } from '@little-arches/contracts/session';
import { Button, Field, FieldPair, FormErrors, useForm } from '@little-arches/contracts/ui';
import { useState } from 'react';
import { changeName } from '../../account-data/account-backend';
import { nameSchema } from '../../auth/auth-rules';
import { Done } from '../../forms/done';
import styles from './page.module.css';
import { Section } from './section';

/** Renders the form that changes the person's name. */
export function NameForm({ user }: { user: SessionUser }) {
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
    <Section id="name-section" title="Your name">
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
    </Section>
  );
}
