import { fold } from '../../input/fold';
import { MONTHS } from '../../values/dates';
import { type Child, childSchema } from '../../values/profile';
import { tableRows } from '../table-rows';

/** The signed-in person's children. */
export const children = tableRows('children', Object.keys(childSchema.entries).join(','), childSchema);

/** The fields by which people distinguish children. */
type NamedChild = Pick<Child, 'id' | 'first_name' | 'birth_month' | 'birth_year' | 'reference'>;

/** Returns the stored part of a child's birth date: `March 2019`. */
export function birthOf({ birth_month, birth_year }: Pick<Child, 'birth_month' | 'birth_year'>): string {
  return `${MONTHS[birth_month - 1]} ${birth_year}`;
}

/** Matches letters and marks that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202a-\u202e\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Returns a name for a sentence or a label. One that is written from right to left is isolated, as `<bdi>` does it in
 * markup: it would change the order of the words and numbers beside it.
 */
export function nameInSentence(name: string): string {
  const plain = name.trim();
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/**
 * Returns the first name of a child, with its birth and reference if another child of `family` has the same name:
 * `Emma (March 2019, K-12)`.
 */
export function nameAmong(family: readonly NamedChild[], child: NamedChild): string {
  const own = fold(child.first_name);
  const isAlike = family.some((other) => other.id !== child.id && fold(other.first_name) === own);
  const name = nameInSentence(child.first_name);
  return isAlike ? `${name} (${[birthOf(child), child.reference].filter(Boolean).join(', ')})` : name;
}
