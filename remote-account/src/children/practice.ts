/** Most children that pages show as a family's, each in full; who has more gets lists to work through. */
export const MOST_OF_A_FAMILY = 8;

/** Whether an account with these children is laid out for a practice. */
export function isPractice(children: readonly unknown[]): boolean {
  return children.length > MOST_OF_A_FAMILY;
}
