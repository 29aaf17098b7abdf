import { addressChanges } from './address-changes';

/** Every change that the check is held against. */
export const seededChanges = [...addressChanges];
