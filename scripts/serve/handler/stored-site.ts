import { parseConfig } from 'shared-contracts/config';
import { NewerFormatError } from 'shared-contracts/formats/newer-format';
import type { StyleSource } from 'shared-contracts/formats/site';
import * as v from 'valibot';
import type { ServedPage, ServedSite } from './site-source';

/** The newest format of a site's manifest that this module reads. */
const MANIFEST_FORMAT = 1;

const pointerSchema = v.object({ site: v.string() });

const manifestSchema = v.object({
  format: v.optional(v.number(), 1),
  id: v.string(),
  config: v.unknown(),
  composition: v.string(),
  pages: v.array(v.unknown()),
  notices: v.optional(v.string()),
});

const pageSchema = v.object({
  pattern: v.pipe(v.string(), v.startsWith('/')),
  status: v.picklist([200, 404]),
  content: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  // It is written into a header, between others.
  style: v.optional(v.custom<StyleSource>((value) => /^'sha256-[A-Za-z0-9+/]{43}='$/.test(String(value)))),
  listed: v.boolean(),
  owner: v.optional(v.string()),
});

/** The id of the site that a channel's pointer names. Throws an Error that says what is wrong. */
export function parsePointer(text: string, where: string): string {
  return parse(pointerSchema, JSON.parse(text), where).site;
}

/**
 * Reads a site's manifest, page by page: one that can't be read is not served, which `log` hears. Throws an Error
 * that says what is wrong when the manifest itself can't be read.
 */
export function parseServedSite(text: string, where: string, log: (line: string) => void): ServedSite {
  const { format, config, pages, ...site } = parse(manifestSchema, JSON.parse(text), where);
  if (format > MANIFEST_FORMAT)
    throw new NewerFormatError(`${where} was written by a newer release tool. Upgrade this server.`);
  const readable: ServedPage[] = [];
  for (const [index, page] of pages.entries())
    try {
      readable.push(parse(pageSchema, page, `${where}, pages.${index}`));
    } catch (error) {
      log(`${error instanceof Error ? error.message : error}. Its page is not served: publish it again.`);
    }
  return { ...site, config: parseConfig(config), pages: readable };
}

function parse<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown, where: string): Output {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${where} is wrong at '${v.getDotPath(issue) ?? ''}': ${issue.message}`);
}
