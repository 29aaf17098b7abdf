import * as v from 'valibot';

/** The fields a person fills in. The limits are those of submitContactMessage. */
export const contactMessageSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Name is required.'),
    v.maxLength(100, 'A name has at most 100 characters.'),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Email is required.'),
    v.maxLength(254, 'An email address has at most 254 characters.'),
    v.email('Please enter an email address such as name@example.com.'),
  ),
  message: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Message is required.'),
    v.minLength(10, 'Please write at least 10 characters, so that we can help.'),
    v.maxLength(4000, 'A message has at most 4000 characters.'),
  ),
});

/** What a person filled in. */
export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;
/** A field and why its value can't be taken. */
export type ContactErrors = Partial<Record<keyof ContactMessage, string>>;

/** The first error of each field; none when the message can be sent. */
export function checkContactMessage(message: ContactMessage): ContactErrors {
  const result = v.safeParse(contactMessageSchema, message);
  if (result.success) return {};
  const { nested } = v.flatten<typeof contactMessageSchema>(result.issues);
  const errors: ContactErrors = {};
  for (const field of ['name', 'email', 'message'] as const) {
    const first = nested?.[field]?.[0];
    if (first) errors[field] = first;
  }
  return errors;
}
