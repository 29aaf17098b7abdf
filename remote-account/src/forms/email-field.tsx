import { Field } from '@little-arches/contracts/ui';
import type { ComponentProps } from 'react';

/** Renders a required field for an email address; by default for the account, which password managers fill in. */
export function EmailField(field: Omit<ComponentProps<typeof Field>, 'label'> & { label?: string }) {
  return (
    <Field
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...field}
    />
  );
}
