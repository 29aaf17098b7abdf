// The limits of input: forms, functions and the embedded backend read them here. Where SQL repeats a limit,
// supabase/tests/limits.test.ts compares the migrations with it.

/** Most different products in an order, and most pieces of each. */
export const CART_LIMITS = { lines: 50, quantity: 99 } as const;

/** Most characters of an email address (RFC 5321). */
export const EMAIL_LENGTH = 254;

/** Most characters of a first or last name, also of a child. */
export const NAME_LENGTH = 60;

/**
 * Characters of a new password; `max` is also the number of bytes that bcrypt reads: further ones would be ignored.
 */
export const PASSWORD_LENGTH = { min: 8, max: 72 } as const;

/** Characters of a message from the contact page and of its sender's name. */
export const CONTACT_LIMITS = { name: 100, message: { min: 10, max: 4000 } } as const;

/**
 * Limits of a child's profile: EU shoe sizes, whole or half, characters of its notes and its reference, and the days
 * for which it can be restored after its deletion.
 */
export const CHILD_LIMITS = {
  shoeSize: { min: 15, max: 50 },
  notes: 2000,
  reference: 40,
  keptDays: 30,
} as const;

/** Most bytes of a scan file, more than any scan needs, and of the request that contains one. */
export const SCAN_FILE_BYTES = { file: 60_000, request: 65_536 } as const;
