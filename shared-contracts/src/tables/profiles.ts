import * as v from 'valibot';
import { tableRows } from './table-rows';

const profileSchema = v.object({ id: v.string(), first_name: v.string(), last_name: v.string() });

/** The fields that a person may change in their own profile. */
export type ProfileInput = Omit<v.InferOutput<typeof profileSchema>, 'id'>;

/** The signed-in person's own name: one row. */
export const profiles = tableRows('profiles', Object.keys(profileSchema.entries).join(','), profileSchema);
