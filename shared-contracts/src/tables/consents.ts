import * as v from 'valibot';
import { tableRows } from './table-rows';

const consentSchema = v.object({
  id: v.string(),
  given_at: v.string(),
  version: v.string(),
  consent_texts: v.object({ audience: v.string(), body: v.string() }),
});

/** A consent of the signed-in person at sign-up, and when they gave it. */
export type Consent = v.InferOutput<typeof consentSchema>;

/** The signed-in person's consents; the database writes them when an account is created. */
export const consents = tableRows(
  'consents',
  'id,given_at,version,consent_texts(audience,body)',
  consentSchema,
);
