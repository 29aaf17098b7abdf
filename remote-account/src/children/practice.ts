/** Most children that the pages show in full, as a family's. Accounts with more children get searchable lists. */
export const MOST_OF_A_FAMILY = 8;

/** Returns whether an account with these children gets the layout of a practice. */
export function isPractice(children: readonly unknown[]): boolean {
  return children.length > MOST_OF_A_FAMILY;
}
