import { addresses } from 'shared-contracts/routes';

/** The query parameter of the scans list that holds a child's id; never the name. */
export const CHILD_PARAMETER = 'child';

/** The list of one child's scans. */
export function hrefOfScansOf(childId: string): string {
  return `${addresses.scans}?${new URLSearchParams({ [CHILD_PARAMETER]: childId })}`;
}
