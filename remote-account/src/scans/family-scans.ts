import type { Backend, ScanSummary } from 'shared-contracts/backend';
import type { Child } from 'shared-contracts/values';
import { fetchFamily } from '../children/child-backend';
import { isPractice } from '../children/practice';
import { unawaited } from '../unawaited';
import { fetchScans } from './scan-backend';

/** As many scans as most families have; read beside the children, before it is known who has more. */
const FIRST = 200;

/** A family's children and their scans, newest first; of a practice neither is complete. */
export interface FamilyScans {
  readonly children: readonly Child[];
  readonly scans: readonly ScanSummary[];
}

/** Reads a family's children and scans together. A practice, which `isPractice` tells, has lists that bring their own. */
export async function fetchFamilyScans(backend: Backend): Promise<FamilyScans> {
  const first = unawaited(fetchScans(backend, FIRST));
  const children = await fetchFamily(backend);
  if (isPractice(children)) return { children, scans: [] };
  const scans = await first;
  return { children, scans: scans.length < FIRST ? scans : await fetchScans(backend) };
}
