import { emailField, NAME_LENGTH, PASSWORD_LENGTH, plainText } from '@little-arches/contracts/input';
import * as v from 'valibot';

/** Consent statements of the sign-up form, one for each kind of owner. People agree to one of them. */
export const CONSENT = {
  parent: 'I am a parent or guardian',
  pediatric_professional: 'I am a pediatric professional',
} as const;

const newPassword = v.pipe(
  v.string(),
  v.nonEmpty('Password is required.'),
  v.minLength(PASSWORD_LENGTH.min, `Use a password of at least ${PASSWORD_LENGTH.min} characters.`),
  v.maxLength(PASSWORD_LENGTH.max, `Use a password of at most ${PASSWORD_LENGTH.max} characters.`),
  // The server's bcrypt reads only the first 72 bytes.
  v.maxBytes(
    PASSWORD_LENGTH.max,
    'Use a shorter password: letters with accents, other scripts and emoji need more room than plain ones.',
  ),
);

const name = (label: string) =>
  v.pipe(
    plainText({ missing: `${label} is required.` }),
    v.maxLength(NAME_LENGTH, `${label} can have at most ${NAME_LENGTH} characters.`),
  );

/**
 * Schema of the sign-in form. It sets no rule for the password, because older passwords may follow older rules; the
 * server checks it.
 */
export const signInSchema = v.object({
  email: emailField,
  password: v.pipe(v.string(), v.nonEmpty('Password is required.')),
});

export const nameSchema = v.object({ firstName: name('First name'), lastName: name('Last name') });

export const signUpSchema = v.object({
  ...nameSchema.entries,
  email: emailField,
  password: newPassword,
  audience: v.picklist(
    ['parent', 'pediatric_professional'],
    'Confirm that you are a parent, a guardian or a pediatric professional.',
  ),
});

/** Schema of the form that requests a password mail. */
export const resetRequestSchema = v.object({ email: emailField });

export const newPasswordSchema = v.object({ password: newPassword });

export const passwordChangeSchema = v.object({
  current: v.pipe(v.string(), v.nonEmpty('Current password is required.')),
  password: newPassword,
});
