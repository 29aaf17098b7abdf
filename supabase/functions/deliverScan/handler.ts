import { requests } from '@little-arches/contracts/backend';
import { SCAN_FILE_BYTES } from '@little-arches/contracts/input';
import * as v from 'valibot';
import { answerPosts, Refusal } from '../_shared/answer.ts';
import { parseBody } from '../_shared/body.ts';
import { hashAddress } from '../_shared/caller-address.ts';
import { requireScanFile, StoredScan } from '../_shared/scan-files.ts';
import { callDatabase } from '../_shared/service-client.ts';

/**
 * Stores a scan of the app for the child of a pairing code and answers `{ data: { scan_id, known } }`. The file is
 * parsed first, so that an invalid file doesn't use up the code. A repeated delivery of the same scan gets the same
 * answer.
 */
export const handler = answerPosts('deliverScan', async (request, connection) => {
  const { code, scan } = await parseBody(request, requests.deliverScan, SCAN_FILE_BYTES.request);
  const stored = await callDatabase('deliver_scan', {
    p_code: code,
    p_ip_hash: await hashAddress(request, connection),
    p_scan: requireScanFile(scan),
  });
  // The same message for all causes, so that it doesn't reveal which codes exist.
  if (stored === null)
    throw new Refusal(404, 'This code is wrong, too old, or was used. Get a new one on the site.');
  return { data: v.parse(StoredScan, stored) };
});
