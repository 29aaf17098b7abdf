import { type Backend, getSharedScan, type SharedScan, tableRows } from 'shared-contracts/backend';
import * as v from 'valibot';
import { type NewSharingLink, parseNewSharingLink, type SharingLink, sharingLinks } from './sharing-links';

const linkAndScanSchema = v.object({
  id: v.string(),
  scan_id: v.string(),
  created_at: v.string(),
  expires_at: v.string(),
  scans: v.object({
    taken_at: v.string(),
    taken_offset: v.nullish(v.number()),
    children: v.object({ first_name: v.string() }),
  }),
});

/** A sharing link with what it shows: the day of the scan and whose it is. */
export type LinkAndScan = v.InferOutput<typeof linkAndScanSchema>;

const linksAndScans = tableRows(
  'sharing_links',
  'id,scan_id,created_at,expires_at,scans(taken_at,taken_offset,children(first_name))',
  linkAndScanSchema,
);

/** Every link of the signed-in person that is still good at `now`, a timestamp; the newest first. */
export async function fetchAllSharingLinks(backend: Backend, now: string): Promise<LinkAndScan[]> {
  const links = await backend.select({ table: linksAndScans, orderBy: newestFirst });
  return links.filter(isGoodAt(now));
}

/** The links to a scan that are still good at `now`, a timestamp; the newest first. */
export async function fetchSharingLinks(
  backend: Backend,
  scanId: string,
  now: string,
): Promise<SharingLink[]> {
  const links = await backend.select({
    table: sharingLinks,
    where: { scan_id: scanId },
    orderBy: newestFirst,
  });
  return links.filter(isGoodAt(now));
}

const newestFirst = { column: 'created_at', descending: true } as const;

function isGoodAt(now: string) {
  return ({ expires_at }: SharingLink) => Date.parse(expires_at) > Date.parse(now);
}

/** Creates a link to a finished scan that is good for so many days. */
export async function createSharingLink(
  backend: Backend,
  scanId: string,
  days: number,
): Promise<NewSharingLink> {
  return parseNewSharingLink(await backend.rpc('create_sharing_link', { p_scan_id: scanId, p_days: days }));
}

/** Removes a link: from now on it shows nothing. */
export async function revokeSharingLink(backend: Backend, id: string): Promise<void> {
  await backend.remove(sharingLinks, id);
}

/** What a link shows to anyone who has it; 404 where it has ended. */
export async function fetchSharedScan(backend: Backend, token: string): Promise<SharedScan> {
  return (await backend.call(getSharedScan, { token })).data;
}
