import * as v from 'valibot';
import { EMAIL_LENGTH } from '../limits';

/** Schema of an email address in forms and functions: trimmed, in lower case. */
export const emailField = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.minLength(1, 'Email is required.'),
  v.maxLength(EMAIL_LENGTH, `An email address has at most ${EMAIL_LENGTH} characters.`),
  v.email('Please enter an email address such as name@example.com.'),
);
