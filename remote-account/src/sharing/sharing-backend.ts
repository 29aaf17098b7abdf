import {
  type Backend,
  type FunctionAnswer,
  getSharedScan,
  tableRows,
} from '@little-arches/contracts/backend';
import * as v from 'valibot';
import { type NewSharingLink, parseNewSharingLink, type SharingLink, sharingLinks } from './sharing-links';

/** The content of a sharing link: one scan, and the child's data that a report shows. */
export type SharedScan = FunctionAnswer<'getSharedScan'>['data'];

const linkAndScanSchema = v.object({
  id: v.string(),
  scan_id: v.string(),
  created_at: v.string(),
  expires_at: v.string(),
  scans: v.object({
    taken_at: v.string(),
    taken_offset: v.nullish(v.number()),
    children: v.object({ first_name: v.string(), birth_month: v.number(), birth_year: v.number() }),
  }),
});

/** A sharing link with its scan: the day of the scan and the child. */
export type LinkAndScan = v.InferOutput<typeof linkAndScanSchema>;

const linksAndScans = tableRows(
  'sharing_links',
  'id,scan_id,created_at,expires_at,scans(taken_at,taken_offset,children(first_name,birth_month,birth_year))',
  linkAndScanSchema,
);

/** Reads every link of the signed-in person that is valid at `now`, a timestamp; newest first. */
export async function fetchAllSharingLinks(backend: Backend, now: string): Promise<LinkAndScan[]> {
  const links = await backend.select({ table: linksAndScans, orderBy: newestFirst });
  return links.filter(isGoodAt(now));
}

/** Reads the links to a scan that are valid at `now`, a timestamp; newest first. */
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

/** Creates a link to a finished scan that is valid for so many days; the same `key` never makes a second one. */
export async function createSharingLink(
  backend: Backend,
  key: string,
  scanId: string,
  days: number,
): Promise<NewSharingLink> {
  const wanted = { p_key: key, p_scan_id: scanId, p_days: days };
  return parseNewSharingLink(await backend.rpc('create_sharing_link', wanted));
}

/** Revokes a link: it shows nothing from now on. */
export async function revokeSharingLink(backend: Backend, id: string): Promise<void> {
  await backend.remove(sharingLinks, id);
}

/** Reads the shared scan of a link, without a session. Rejects with 404 when the link has expired. */
export async function fetchSharedScan(backend: Backend, token: string): Promise<SharedScan> {
  return (await backend.call(getSharedScan, { token })).data;
}
