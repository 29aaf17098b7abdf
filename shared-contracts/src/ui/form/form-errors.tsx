import type { ReactNode } from 'react';
import { brand } from '../../company/brand';
import { Notice } from '../notice';
import styles from './form.module.css';
import type { FormState } from './use-form';

/**
 * The error summary of a form, with a link to each wrong field; shows `children` under a failure. Without scripts,
 * it states that the form needs them.
 */
export function FormErrors({
  state,
  children,
}: {
  state: Pick<FormState, 'id' | 'errors' | 'failure' | 'summary'>;
  children?: ReactNode;
}) {
  const { errors, failure, summary, id } = state;
  const fields = Object.entries(errors);
  if (failure)
    return (
      <Notice kind="error" {...(failure.title && { title: failure.title })} ref={summary}>
        <p>{failure.message}</p>
        {children}
      </Notice>
    );
  if (fields.length === 0) return <WithoutScripts />;
  const title = fields.length === 1 ? 'One field needs your help' : `${fields.length} fields need your help`;
  return (
    <Notice kind="error" title={title} ref={summary}>
      <ul className={styles.errorList}>
        {fields.map(([name, message]) => (
          <li key={name}>
            <a href={`#${id}-${name}`} onClick={(event) => focusField(event, `${id}-${name}`)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function WithoutScripts() {
  return (
    <noscript>
      <p>
        This form needs JavaScript, so nothing can be sent. Please switch JavaScript on, then load the page
        again. Or write an email to {brand.email}.
      </p>
    </noscript>
  );
}

function focusField(event: { preventDefault(): void }, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  // Keeps the field out of the address.
  event.preventDefault();
  field.focus();
}
