/**
 * What a backend of tests gets in its environment: the least work that bcrypt knows for each password. As delivered
 * a sign-up and a sign-in take half a second of processor time, and tests make hundreds of families.
 */
export const CHEAP_PASSWORDS = { LITE_AUTH_BCRYPT_COST: '4' } as const;
