/** Where the auth client keeps its session in this browser. */
export const STORAGE_KEY = 'little-arches.auth';
