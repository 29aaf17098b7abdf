import { parseShape, tableRows } from '@little-arches/contracts/backend';
import type { Host } from '@little-arches/contracts/host';
import { addresses } from '@little-arches/contracts/routes';
import * as v from 'valibot';

export const SHARING_DAYS = [7, 30, 90] as const;

const linkSchema = v.object({
  id: v.string(),
  scan_id: v.string(),
  /** Both ISO 8601. */
  created_at: v.string(),
  expires_at: v.string(),
});

/**
 * A link that shows a scan to anyone who has it. The row doesn't contain the token; removing the row revokes the
 * link.
 */
export type SharingLink = v.InferOutput<typeof linkSchema>;

/** The signed-in person's sharing links. Expired links are deleted when the next one is created. */
export const sharingLinks = tableRows('sharing_links', Object.keys(linkSchema.entries).join(','), linkSchema);

const madeSchema = v.object({ id: v.string(), token: v.string(), expires_at: v.string() });

/** A new sharing link with its token, which is returned only once. */
export type NewSharingLink = v.InferOutput<typeof madeSchema>;

/** Returns the address of a link. The token is in the fragment, which browsers send to no server. */
export function linkAddress({ siteUrl }: Pick<Host['config'], 'siteUrl'>, token: string): string {
  return `${siteUrl}${addresses.sharedScan}#${token}`;
}

export function parseNewSharingLink(answer: unknown): NewSharingLink {
  return parseShape('create_sharing_link', madeSchema, answer);
}
