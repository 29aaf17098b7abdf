import type { Backend } from '@little-arches/contracts/backend';
import type { Child } from '@little-arches/contracts/values';
import { fetchFamily } from '../children/child-backend';
import { isPractice } from '../children/practice';
import { unawaited } from '../unawaited';
import { fetchScans, type ScanSummary } from './scan-backend';

/**
 * Number of scans that covers most families. They are read in parallel with the children, before the size of the
 * account is known.
 */
const FIRST = 200;

/** A family's children and their scans, newest first; incomplete for a practice. */
export interface FamilyScans {
  readonly children: readonly Child[];
  readonly scans: readonly ScanSummary[];
}

/** Reads a family's children and scans together. The lists of a practice (`isPractice`) read their own data. */
export async function fetchFamilyScans(backend: Backend): Promise<FamilyScans> {
  const first = unawaited(fetchScans(backend, FIRST));
  const children = await fetchFamily(backend);
  if (isPractice(children)) return { children, scans: [] };
  const scans = await first;
  return { children, scans: scans.length < FIRST ? scans : await fetchScans(backend) };
}
