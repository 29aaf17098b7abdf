import { requests } from '@little-arches/contracts/backend';
import { SCAN_FILE_BYTES } from '@little-arches/contracts/input';
import * as v from 'valibot';
import { answerPosts } from '../_shared/answer.ts';
import { parseBody } from '../_shared/body.ts';
import { requireScanFile, StoredScan } from '../_shared/scan-files.ts';
import { callDatabase } from '../_shared/service-client.ts';
import { verifiedUser } from '../_shared/verified-user.ts';

/**
 * Stores the app's scan file for one of the caller's children and answers `{ data: { scan_id, known } }`. 404 for a
 * child that isn't theirs.
 */
export const handler = answerPosts('importScan', async (request) => {
  const user = await verifiedUser(request);
  const { childId, scan } = await parseBody(request, requests.importScan, SCAN_FILE_BYTES.request);
  const stored = await callDatabase('store_scan', {
    p_user_id: user.id,
    p_child_id: childId,
    p_scan: requireScanFile(scan),
    p_arrived_by: 'import',
  });
  return { data: v.parse(StoredScan, stored) };
});
