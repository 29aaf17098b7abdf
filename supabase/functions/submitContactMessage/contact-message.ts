import * as v from 'valibot';

/** A message from the contact page, trimmed; the email is in lower case. */
export const ContactMessage = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Name is required.'),
    v.maxLength(100, 'A name has at most 100 characters.'),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.minLength(1, 'Email is required.'),
    v.maxLength(254, 'An email address has at most 254 characters.'),
    v.email('Please enter an email address such as name@example.com.'),
  ),
  message: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(10, 'A message has at least 10 characters.'),
    v.maxLength(4000, 'A message has at most 4000 characters.'),
  ),
});

const Honeypot = v.object({ website: v.pipe(v.string(), v.trim(), v.minLength(1)) });

/** True where the field no person can see is filled in, which only a form-filling program does. */
export function isFromProgram(body: unknown): boolean {
  return v.is(Honeypot, body);
}
