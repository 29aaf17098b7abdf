import type { Backend } from 'shared-contracts/backend';
import { getSharedScan, type SharedScan } from 'shared-contracts/functions/get-shared-scan';
import {
  type NewSharingLink,
  parseNewSharingLink,
  type SharingLink,
  sharingLinks,
} from 'shared-contracts/tables/sharing-links';

/** The links to a scan that are still good at `now`, a timestamp; the newest first. */
export async function fetchSharingLinks(
  backend: Backend,
  scanId: string,
  now: string,
): Promise<SharingLink[]> {
  const links = await backend.select({
    table: sharingLinks,
    where: { scan_id: scanId },
    orderBy: { column: 'created_at', descending: true },
  });
  return links.filter(({ expires_at }) => Date.parse(expires_at) > Date.parse(now));
}

/** Makes a link to a finished scan that is good for so many days. */
export async function createSharingLink(
  backend: Backend,
  scanId: string,
  days: number,
): Promise<NewSharingLink> {
  return parseNewSharingLink(await backend.rpc('create_sharing_link', { p_scan_id: scanId, p_days: days }));
}

/** Takes a link back: from now on it shows nothing. */
export async function revokeSharingLink(backend: Backend, id: string): Promise<void> {
  await backend.remove(sharingLinks, id);
}

/** What a link shows to whoever has it; 404 where it has ended. */
export async function fetchSharedScan(backend: Backend, token: string): Promise<SharedScan> {
  return (await backend.call(getSharedScan, { token })).data;
}
