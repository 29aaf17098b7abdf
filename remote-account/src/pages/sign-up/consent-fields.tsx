import { CONSENT_TEXTS, type ConsentAudience } from '@little-arches/contracts/company';
import { useState } from 'react';
import { CONSENT } from '../../auth/auth-rules';
import forms from '../../forms/form.module.css';

const AUDIENCES = ['parent', 'pediatric_professional'] as const satisfies readonly ConsentAudience[];

/** Requests the owner of the new account. Choosing an option agrees to its text, which is shown with the option. */
export function ConsentFields({ id, name, error }: { id: string; name: string; error: string | undefined }) {
  const [chosen, setChosen] = useState<ConsentAudience>();
  return (
    <fieldset className={forms.choices}>
      <legend className={forms.label}>Who you are</legend>
      {AUDIENCES.map((audience, at) => (
        <label key={audience} className={forms.check}>
          <input
            type="radio"
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
      <p id={`${id}-text`} className={forms.note}>
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
