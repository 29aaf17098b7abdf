import { birthOf, nameInSentence } from '@little-arches/contracts/backend';
import { type Child, formatDay, scanDay } from '@little-arches/contracts/values';
import type { ListedChild } from './practice-backend';

interface Counted extends Pick<ListedChild, 'scans'>, Partial<Pick<ListedChild, 'last_scan'>> {
  readonly child: Pick<Child, 'first_name' | 'birth_month' | 'birth_year'> & {
    readonly reference?: string | null | undefined;
  };
}

/**
 * Returns the first name of a child with its birth month and year, and with all distinguishing facts when another child
 * has the same first name.
 */
export function listedName(listed: Counted & Pick<ListedChild, 'alike'>): string {
  const name = nameInSentence(listed.child.first_name);
  return `${name} (${listed.alike ? factsOf(listed) : birthOf(listed.child)})`;
}

/** Returns the facts that distinguish a child from others: `April 2019, K-12, 3 scans, the last on 2 June 2026`. */
export function factsOf({ child, scans, last_scan: last }: Counted): string {
  const count = scans === 1 ? '1 scan' : `${scans} scans`;
  const when = scans === 1 ? 'on' : 'the last on';
  return [
    birthOf(child),
    child.reference,
    scans === 0 ? 'no scan' : last ? `${count}, ${when} ${formatDay(scanDay(last))}` : count,
  ]
    .filter(Boolean)
    .join(', ');
}
