import { mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '@scripts/kit/files/write-file';
import { type ComposedSite, parseSite, storedSite } from 'shared-contracts/formats/site';
import { parseContent } from '../store/parse-content';

/** Where the composed site of a channel stands. */
export function siteFile(dataDir: string, channel: string): string {
  return path.join(dataDir, 'site', `${channel}.json`);
}

/** Replaces the composed site in one step: a reader meets the old one or the new one. */
export function writeSite(file: string, site: ComposedSite): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeWhole(file, JSON.stringify(storedSite(site)), 0o644);
}

/** The composed site in a file; undefined where there is none. Throws an Error that names the file. */
export function readSite(file: string): ComposedSite | undefined {
  return siteTag(file) === undefined ? undefined : read(file);
}

/** Changes whenever the file is replaced; undefined where there is none. */
export function siteTag(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  // The time alone has a grain that two quick releases can fall into.
  return stats && [stats.mtimeMs, stats.ino, stats.size].join(' ');
}

/**
 * Gives the composed site, read again whenever the file was replaced. Of a file that can't be read the site
 * before goes on being served; `log` says so once, as it does of pages that can't be read. Throws where there is
 * no site before.
 */
export function createSiteReader(
  file: string,
  log: (line: string) => void = console.error,
): () => ComposedSite {
  let site: ComposedSite | undefined;
  let known: string | undefined;
  return () => {
    const found = siteTag(file);
    if (site && found === known) return site;
    try {
      const next = read(file);
      for (const { at, reason } of next.unreadable ?? [])
        log(`${file} can't be read at '${at}': ${reason} Its page is not served: compose the site again.`);
      site = next;
    } catch (error) {
      if (!site) throw error;
      log(`The site before goes on being served: ${error instanceof Error ? error.message : error}`);
    }
    known = found;
    return site;
  };
}

function read(file: string): ComposedSite {
  return parseContent(readFileSync(file), file, parseSite);
}
