import { MONTHS } from '../dates';
import { type Child, childSchema } from '../profile';
import { tableRows } from './table-rows';

/** The input for a child; the database adds the id and the owner. */
export type ChildInput = Omit<Child, 'id'>;

/** The signed-in person's children. */
export const children = tableRows('children', Object.keys(childSchema.entries).join(','), childSchema);

/** The fields by which people distinguish children. */
export type NamedChild = Pick<Child, 'id' | 'first_name' | 'birth_month' | 'birth_year' | 'reference'>;

/** Returns the stored part of a child's birth date: `March 2019`. */
export function birthOf({ birth_month, birth_year }: Pick<Child, 'birth_month' | 'birth_year'>): string {
  return `${MONTHS[birth_month - 1]} ${birth_year}`;
}

/**
 * Returns the first name of a child, with its birth and reference if another child of `family` has the same name:
 * `Emma (March 2019, K-12)`.
 */
export function nameAmong(family: readonly NamedChild[], child: NamedChild): string {
  const plain = ({ first_name }: NamedChild) => first_name.trim().toLowerCase();
  const isAlike = family.some((other) => other.id !== child.id && plain(other) === plain(child));
  const name = child.first_name.trim();
  return isAlike ? `${name} (${[birthOf(child), child.reference].filter(Boolean).join(', ')})` : name;
}
