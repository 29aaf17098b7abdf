import { Field } from '@little-arches/contracts/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import styles from './form.module.css';

/**
 * Renders a password field with a switch that shows the password. It allows pasting and has the attributes for
 * password managers.
 */
export function PasswordField({
  label,
  autoComplete,
  hint,
  error,
  id,
  name,
}: {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error: string | undefined;
  id: string;
  name: string;
}) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      label={label}
      id={id}
      name={name}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      hint={hint}
      error={error}
      required
      after={
        <button
          type="button"
          className={styles.reveal}
          aria-controls={id}
          aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" size="1.25em" />
          <span aria-hidden="true">{shown ? 'Hide' : 'Show'}</span>
        </button>
      }
    />
  );
}

/**
 * Renders a hidden field with the account of a password form, so that password managers with several accounts
 * select the right one.
 */
export function PasswordOwner({ email }: { email: string }) {
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
