import { type Child, childSchema } from '../profile';
import { tableRows } from './table-rows';

/** What a person fills in about a child; the database adds the id and the owner. */
export type ChildInput = Omit<Child, 'id'>;

/** The signed-in person's children. */
export const children = tableRows('children', Object.keys(childSchema.entries).join(','), childSchema);
