import { parseManifest } from '@little-arches/release/model/site';
import { noticesKey } from '@little-arches/release/store/store-keys';
import * as v from 'valibot';
import type { ServedSite } from './site-source';

const pointerSchema = v.object({ site: v.string() });

/** Returns the id of the site that a channel's pointer names. Throws an Error that names what is wrong. */
export function parsePointer(pointer: unknown, where: string): string {
  const { success, output } = v.safeParse(pointerSchema, pointer);
  if (success) return output.site;
  throw new Error(`${where} names no site: publish a package again.`);
}

/**
 * Reads the manifest of a site, page by page: an unreadable page is not served, and `log` receives the reason.
 * Throws an Error when the manifest itself can't be read.
 */
export function parseServedSite(
  id: string,
  text: string,
  { where, log }: { where: string; log: (line: string) => void },
): ServedSite {
  const {
    config,
    composition,
    pages,
    notices,
    recalled,
    unreadable = [],
  } = parseManifest(JSON.parse(text), where);
  for (const { at, reason } of unreadable)
    log(`${where} can't be read at '${at}': ${reason} Its page is not served: publish a package again.`);
  return {
    id,
    config,
    composition: composition.id,
    pages,
    ...(recalled && { recalled }),
    ...(notices !== undefined && { notices: { key: noticesKey(id), content: notices } }),
  };
}
