/** Storage key of the auth client's session in this browser. */
export const STORAGE_KEY = 'little-arches.auth';
