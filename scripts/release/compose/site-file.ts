import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '@scripts/kit/files/write-file';
import type { ComposedSite } from './compose';

/** Where the composed site of a channel stands. */
export function siteFile(dataDir: string, channel: string): string {
  return path.join(dataDir, 'site', `${channel}.json`);
}

/** Replaces the composed site in one step: a reader meets the old one or the new one. */
export function writeSite(file: string, site: ComposedSite): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeWhole(file, JSON.stringify(site), 0o644);
}

/** The composed site in a file; undefined where there is none. */
export function readSite(file: string): ComposedSite | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ComposedSite) : undefined;
}

/** Changes whenever the file is replaced; undefined where there is none. */
export function siteTag(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  // The time alone has a grain that two quick releases can fall into.
  return stats && [stats.mtimeMs, stats.ino, stats.size].join(' ');
}

/** Gives the composed site, read again whenever the file was replaced. */
export function createSiteReader(file: string): () => ComposedSite {
  let site: ComposedSite | undefined;
  let known = '';
  return () => {
    const { mtimeMs, ino, size } = statSync(file);
    // Not the time alone: where clocks are coarse, two releases can have the same.
    const found = `${mtimeMs} ${ino} ${size}`;
    if (!site || found !== known) {
      site = JSON.parse(readFileSync(file, 'utf8')) as ComposedSite;
      known = found;
    }
    return site;
  };
}
