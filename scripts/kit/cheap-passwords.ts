/**
 * What a backend of tests gets in its environment: the least work that bcrypt knows for each password, because tests
 * make hundreds of families.
 */
export const CHEAP_PASSWORDS = { LITE_AUTH_BCRYPT_COST: '4' } as const;
