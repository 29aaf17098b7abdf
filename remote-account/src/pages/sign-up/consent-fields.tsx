import { useState } from 'react';
import { CONSENT_TEXTS, type ConsentAudience } from 'shared-contracts/company';
import { CONSENT } from '../../auth/auth-rules';
import { CheckField } from '../../forms/check-field';
import { SelectField } from '../../forms/select-field';

interface FieldNames {
  id: string;
  name: string;
  error: string | undefined;
}

/** The role of the new account, and what its owner agrees to in it. */
export function ConsentFields({ audience, consent }: { audience: FieldNames; consent: FieldNames }) {
  const [chosen, setChosen] = useState<ConsentAudience>('parent');
  return (
    <>
      <SelectField
        {...audience}
        label="You are"
        onChange={({ target }) =>
          setChosen(target.value === 'pediatric_professional' ? 'pediatric_professional' : 'parent')
        }
      >
        <option value="parent">A parent or guardian</option>
        <option value="pediatric_professional">A pediatric professional</option>
      </SelectField>
      <CheckField {...consent} label={CONSENT} hint={`You confirm: “${CONSENT_TEXTS[chosen].body}”`} />
    </>
  );
}
