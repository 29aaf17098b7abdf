import * as v from 'valibot';
import { parseUrl } from '../platform/parse-url';
import { EMAIL_LENGTH } from './limits';

// U+200B, U+202A and others without a shape, which pasting brings along.
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

// As lenient as a mail server: only the mail itself proves an address, and strict patterns refuse real ones.
const ADDRESS = /^[^\s\p{Cc}\p{Cs}@<>()[\],;:"\\]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/u;

/**
 * Schema of an email address, for forms, functions and the embedded backend; constraints of the database repeat it.
 * Returns the address as `tidyEmail` does.
 */
export const emailField = v.pipe(
  v.string(),
  v.transform(tidyEmail),
  v.nonEmpty('Email is required.'),
  v.maxLength(EMAIL_LENGTH, `An email address has at most ${EMAIL_LENGTH} characters.`),
  v.regex(ADDRESS, 'Please enter an email address such as name@example.com.'),
);

/**
 * Returns a typed or pasted address without invisible characters, `mailto:` and angle brackets around it, in lower
 * case. Its domain is in ASCII (`xn--…`), because some browsers send it so and others don't.
 */
export function tidyEmail(typed: string): string {
  const text = typed
    .replace(INVISIBLE, '')
    .replace(/^[\s<]*(?:mailto:)?[\s<]*/i, '')
    .replace(/[\s>]+$/, '')
    .normalize('NFC')
    .toLowerCase();
  const domain = /@([\p{L}\p{M}\p{N}.-]+)$/u.exec(text)?.[1];
  if (!domain || /^\p{ASCII}+$/u.test(domain)) return text;
  return text.slice(0, -domain.length) + (parseUrl(`http://${domain}`)?.hostname ?? domain);
}
