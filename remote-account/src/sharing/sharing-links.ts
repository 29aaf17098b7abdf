import { parseShape, tableRows } from 'shared-contracts/backend';
import * as v from 'valibot';

/** Days that a link may be good for. */
export const SHARING_DAYS = [7, 30, 90] as const;

const linkSchema = v.object({
  id: v.string(),
  scan_id: v.string(),
  /** Both ISO 8601. */
  created_at: v.string(),
  expires_at: v.string(),
});

/**
 * A link that shows a scan to anyone who has it. Its token is nowhere; removing the row takes the link back.
 */
export type SharingLink = v.InferOutput<typeof linkSchema>;

/** The signed-in person's sharing links; those that expired go with the next one made. */
export const sharingLinks = tableRows('sharing_links', Object.keys(linkSchema.entries).join(','), linkSchema);

const madeSchema = v.object({ id: v.string(), token: v.string(), expires_at: v.string() });

/** A new sharing link with its token, which is returned only once. */
export type NewSharingLink = v.InferOutput<typeof madeSchema>;

/** Reads what `create_sharing_link` answers. */
export function parseNewSharingLink(answer: unknown): NewSharingLink {
  return parseShape('create_sharing_link', madeSchema, answer);
}
