import { type ContactMessage, contactMessageSchema } from 'shared-contracts/functions/submit-contact-message';
import * as v from 'valibot';

/** A field and why its value can't be taken. */
export type ContactErrors = Partial<Record<keyof ContactMessage, string>>;

/** The first error of each field; none when the message can be sent. */
export function checkContactMessage(message: ContactMessage): ContactErrors {
  const result = v.safeParse(contactMessageSchema, message);
  if (result.success) return {};
  const { nested } = v.flatten(result.issues);
  const errors: ContactErrors = {};
  for (const field of ['name', 'email', 'message'] as const) {
    const first = nested?.[field]?.[0];
    if (first) errors[field] = first;
  }
  return errors;
}
