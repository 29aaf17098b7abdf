/**
 * Environment of a backend in tests: the lowest cost that bcrypt accepts. By default a sign-up and a sign-in take
 * half a second of processor time, and tests make hundreds of families.
 */
export const CHEAP_PASSWORDS = { LITE_AUTH_BCRYPT_COST: '4' } as const;
