import { CONSENT_TEXTS } from '@little-arches/contracts/company';
import { useHost } from '@little-arches/contracts/host';
import { PASSWORD_LENGTH } from '@little-arches/contracts/input';
import { addresses, hrefOfSignIn } from '@little-arches/contracts/routes';
import { Button, Field, FieldPair, FormErrors, type FormFailure, useForm } from '@little-arches/contracts/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from '../../auth/auth.module.css';
import { CONSENT, signUpSchema } from '../../auth/auth-rules';
import { FocusedHeading } from '../../auth/focused-heading';
import { ResendButton } from '../../auth/resend-button';
import { useReturnTo } from '../../auth/return-to';
import type { ConsentAudience } from '../../consent/newer-text';
import { EmailField } from '../../forms/email-field';
import forms from '../../forms/form.module.css';
import { PasswordField } from '../../forms/password-field';

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export function Page() {
  const returnTo = useReturnTo();
  const [person, setPerson] = useState<Person>();
  const [mailed, setMailed] = useState(false);

  if (person && mailed)
    return <CheckInbox email={person.email} returnTo={returnTo} onBack={() => setMailed(false)} />;
  return (
    <SignUpForm
      person={person}
      returnTo={returnTo}
      onConfirm={(next) => {
        setPerson(next);
        setMailed(true);
      }}
    />
  );
}

function SignUpForm({
  person,
  returnTo,
  onConfirm,
}: {
  person: Person | undefined;
  returnTo: string | null;
  onConfirm: (person: Person) => void;
}) {
  const { session } = useHost();
  const state = useForm({
    id: 'sign-up',
    schema: signUpSchema,
    send: async ({ audience, ...values }): Promise<FormFailure | undefined> => {
      const consent = CONSENT_TEXTS[audience].version;
      const outcome = await session.signUp({ ...values, consent, returnTo });
      if (outcome.ok) {
        if (outcome.confirm) onConfirm(values);
        return;
      }
      if (outcome.code === 'user_exists') return { ...outcome, message: 'This user already exists' };
      return { ...outcome, field: outcome.code === 'weak_password' ? 'password' : undefined };
    },
  });

  return (
    <>
      <h1>Create your account</h1>
      <p className="soft">
        See the scans of your children on any device. The app is free, and nothing has to be bought.
      </p>
      <form {...state.form}>
        <FormErrors state={state}>
          {state.failure?.code === 'user_exists' ? (
            <p>
              <Link to={hrefOfSignIn(returnTo ?? undefined)}>Sign in</Link> or{' '}
              <Link to={addresses.resetPassword}>set a new password</Link>.
            </p>
          ) : null}
        </FormErrors>
        <FieldPair>
          <Field
            {...state.field('firstName')}
            label="First name"
            defaultValue={person?.firstName}
            autoComplete="given-name"
            required
          />
          <Field
            {...state.field('lastName')}
            label="Last name"
            defaultValue={person?.lastName}
            autoComplete="family-name"
            required
          />
        </FieldPair>
        <EmailField
          {...state.field('email')}
          hint="We send a link to it to confirm that it is yours."
          defaultValue={person?.email}
        />
        <PasswordField
          {...state.field('password')}
          label="Password"
          autoComplete="new-password"
          hint={`${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters, any you like. A short sentence is easy to remember.`}
        />
        <ConsentFields {...state.field('audience')} />
        <p className="quiet">
          By creating an account you accept our <Link to={addresses.terms}>terms</Link>. How we look after
          your data is in the <Link to={addresses.privacy}>privacy notes</Link>.
        </p>
        <Button type="submit" busy={state.busy}>
          {state.busy ? 'Creating your account…' : 'Create account'}
        </Button>
      </form>
      <p>
        Already have an account? <Link to={hrefOfSignIn(returnTo ?? undefined)}>Sign in</Link>
      </p>
    </>
  );
}

/** Renders the state of the sign-up page after the confirmation mail was sent. */
function CheckInbox({
  email,
  returnTo,
  onBack,
}: {
  email: string;
  returnTo: string | null;
  onBack: () => void;
}) {
  const { session } = useHost();
  return (
    <>
      <FocusedHeading>Check your inbox</FocusedHeading>
      <p>
        We sent a mail to <strong>{email}</strong>. Open the link in it, on this device or another, and press
        the button there; after that you are signed in.
      </p>
      <p className="soft">
        Nothing there? Look into the spam folder, or have the mail sent again after a minute.
      </p>
      <ResendButton label="Send the mail again" send={() => session.resendConfirmation(email, returnTo)} />
      <p>
        <Button look="plain" className={styles.flush} onClick={onBack}>
          Use another email address
        </Button>
      </p>
    </>
  );
}

const AUDIENCES = ['parent', 'pediatric_professional'] as const satisfies readonly ConsentAudience[];

/** Requests the owner of the new account. Choosing an option agrees to its text, which is shown with the option. */
function ConsentFields({ id, name, error }: { id: string; name: string; error: string | undefined }) {
  const [chosen, setChosen] = useState<ConsentAudience>();
  return (
    <fieldset className={`stack gap-2 ${forms.choices}`}>
      <legend className="bold">Who you are</legend>
      {AUDIENCES.map((audience, at) => (
        <label key={audience} className={forms.check}>
          <input
            type="radio"
            className={forms.box}
            id={at === 0 ? id : undefined}
            name={name}
            value={audience}
            required
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : `${id}-text`}
            onChange={() => setChosen(audience)}
          />
          <span>{CONSENT[audience]}</span>
        </label>
      ))}
      <p id={`${id}-text`} className="quiet">
        {chosen ? `You confirm: “${CONSENT_TEXTS[chosen].body}”` : null}
      </p>
      {error ? (
        <p id={`${id}-error`} className={forms.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
