import { createHash } from 'node:crypto';
import type { SitePage } from '../model/site';

/** A page with its file in the folder of its site. */
export type PageFile<Page extends SitePage = SitePage> = Page & {
  /** Path in the folder, with a leading `/`. */
  readonly file: string;
};

/**
 * Returns the pages with their files, named as static hosts expect: `/store` is store.html. Of pages that differ only
 * in case the first one stays, because only that one is ever served.
 */
export function pageFiles<Page extends SitePage>(pages: readonly Page[]): PageFile<Page>[] {
  const known = new Set<string>();
  return pages.flatMap((page) => {
    const key = `${page.pattern.toLowerCase()} ${isMissingPage(page)}`;
    if (known.has(key)) return [];
    known.add(key);
    return [{ ...page, file: fileOf(page) }];
  });
}

/** Returns whether a page serves every address of a pattern, such as `/store/:productSlug`. */
export function isDynamic({ pattern }: SitePage): boolean {
  return pattern.includes('/:');
}

/** Returns whether the page is for paths of a pattern that have no content. */
export function isMissingPage(page: SitePage): boolean {
  return isDynamic(page) && page.status === 404;
}

/**
 * Returns the patterns without paths besides those with a page, each with its page for missing paths. Static files
 * can't look up later content, so other patterns leave that to the browser.
 */
export function closedPatterns(pages: readonly PageFile[]): readonly PageFile[] {
  const closed = pages.filter(({ laterPaths }) => laterPaths === 'none').map(({ pattern }) => pattern);
  return pages.filter((page) => isMissingPage(page) && closed.includes(page.pattern));
}

/** Sorts pages by their number of fixed parts, highest first: of two matching patterns the more specific one wins. */
export function byFixedParts(pages: readonly PageFile[]): PageFile[] {
  const fixedParts = ({ pattern }: PageFile) =>
    pattern.split('/').filter((part) => part && !part.startsWith(':')).length;
  return [...pages].sort((a, b) => fixedParts(b) - fixedParts(a));
}

function fileOf(page: SitePage): string {
  const names = page.pattern.split('/').filter(Boolean).map(fileNameOf);
  return `/${names.join('/') || 'index'}${isMissingPage(page) ? '-missing' : ''}.html`;
}

function fileNameOf(segment: string): string {
  if (segment.startsWith(':')) return `_${segment.slice(1)}`;
  const name = decode(segment);
  // A name that some file system or bucket can't store gets another one.
  const isSafe =
    /^[a-z\d][\w.-]*$/i.test(name) && !name.endsWith('.') && name !== 'index' && name.length <= LONGEST_NAME;
  return isSafe ? name : `_${createHash('sha256').update(segment).digest('hex').slice(0, 16)}`;
}

/** Length of a file name that file systems support, less the suffix. */
const LONGEST_NAME = 240;

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
