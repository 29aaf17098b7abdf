import type { PublishedLaterPaths } from '@little-arches/build/model/published-version';
import { addresses } from '@little-arches/contracts/routes';
import type { Coding } from '@little-arches/kit/http/content-coding';
import type { StoredPage } from '@little-arches/release/model/site';
import { LIVE_COMPOSITION, liveComposition } from '@little-arches/release/site/live-composition';
import { type PolicyAdditions, securityHeaders } from '@little-arches/release/site/security-headers';
import { siteFiles } from '@little-arches/release/site/site-files';
import { IMMUTABLE } from '@little-arches/release/store/asset-files';
import { siteFileKey } from '@little-arches/release/store/store-keys';
import { type Answer, type Asked, refusal, textAnswer } from './answer';
import { answerContent, type Content } from './content-answer';
import { createLaterPaths, type FindLaterPath } from './later-paths';
import { createPageTable, type FindByPath, parametersOf } from './page-table';
import { canonicalPath, parseTarget } from './parse-target';
import type { ServedSite, SiteSource } from './source/site-source';
import { type StoredFile, storedFileOf } from './stored-file';

/** A file with its own address beside those of the site. */
export interface ExtraFile {
  readonly type: string;
  content(): string | Promise<string>;
}

/** Options that a server adds to the site. */
export interface SiteHandlerOptions {
  /** Further files by path, for example the payment simulator's script. */
  readonly extraFiles?: Readonly<Record<string, ExtraFile>>;
  readonly policy?: PolicyAdditions;
  /** True (the default) when requests may share a pending call to the backend. */
  readonly sharedAnswers?: boolean;
}

/** Reads stored content in a coding; undefined when it isn't stored in that coding. */
type ReadCoded = (key: string, coding: Coding) => Promise<Uint8Array | undefined>;

/** Endings of a content's key by coding. */
const endings: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** Answers a request for a site; default: the site of the source. Rejects only when the source fails. */
export type SiteHandler = (asked: Asked, site?: ServedSite) => Promise<Answer>;

/** Data that is computed once for all requests to a site. */
interface PreparedSite {
  readonly site: ServedSite;
  /** Headers of every answer except pages. */
  readonly headers: Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<string, ExtraFile>;
  readonly findPage: FindByPath<PreparedPage>;
  readonly findLaterPath: FindLaterPath;
}

interface PreparedPage {
  readonly pattern: string;
  readonly content: Content;
  /** Absent when servers can't determine whether an item exists at a path of the pattern. */
  readonly later?: { readonly paths: PublishedLaterPaths; readonly missing: Content } | undefined;
}

/** Creates the one handler of the site. It uses only web standards, so that every server can run it. */
export function createSiteHandler(source: SiteSource, options: SiteHandlerOptions = {}): SiteHandler {
  const read: ReadCoded = (key, coding) => source.file(key + endings[coding]);
  let prepared: PreparedSite | undefined;

  return async (asked, given) => {
    const site = given ?? (await source.site());
    if (prepared?.site !== site) prepared = prepareSite(site, source, read, options);
    return await answer(prepared, read, asked);
  };
}

async function answer(prepared: PreparedSite, read: ReadCoded, asked: Asked): Promise<Answer> {
  const { site, headers, files, findPage } = prepared;
  const target = asked.target === undefined ? undefined : parseTarget(asked.target);
  if (asked.target === undefined) return refusal(asked, 400, 'This is no address.', headers);
  if (asked.method !== 'GET' && asked.method !== 'HEAD') {
    const allowed = { ...headers, allow: 'GET, HEAD' };
    return refusal(asked, 405, 'Only GET and HEAD are answered here.', allowed);
  }
  if (!target) return refusal(asked, 400, 'This is no address.', headers);

  const { pathname, search } = target;
  const file = files.get(pathname);
  if (file) {
    const more = { 'content-type': file.type, 'cache-control': 'no-cache' };
    return textAnswer(asked, 200, await file.content(), { ...headers, ...more });
  }
  if (pathname === LIVE_COMPOSITION) {
    const more = { 'content-type': 'application/json', 'cache-control': 'no-store' };
    return textAnswer(asked, 200, liveComposition(site.composition, site.recalled), { ...headers, ...more });
  }
  if (pathname.startsWith('/assets/')) {
    const found = await answerFile(prepared, read, pathname, asked);
    return found ?? refusal(asked, 404, 'There is no such file.', headers);
  }
  // Each page has one address.
  const canonical = canonicalPath(pathname);
  if (pathname !== canonical) return redirect(308, canonical + search, headers);
  const page = findPage(pathname);
  if (!page) return redirect(302, addresses.notFound, headers);
  const content = await contentAt(prepared, page, pathname);
  const found = await answerContent(content, asked);
  if (!found)
    throw new Error(`The page ${page.pattern} of the site ${site.id} is not stored: publish it again`);
  return found;
}

/**
 * Returns the page for a path: the one for an existing item, the one for a missing item, or the page that checks
 * the path itself.
 */
async function contentAt(
  { findPage, findLaterPath }: PreparedSite,
  page: PreparedPage,
  pathname: string,
): Promise<Content> {
  if (!page.later) return page.content;
  const { parameters, spelled } = parametersOf(page.pattern, pathname);
  // Another spelling of a prerendered path, which the page itself can resolve.
  if (findPage(spelled) !== page) return page.content;
  const isThere = await findLaterPath(page.later.paths, parameters);
  return isThere === false ? page.later.missing : page.content;
}

async function answerFile(
  { headers }: PreparedSite,
  read: ReadCoded,
  pathname: string,
  asked: Asked,
): Promise<Answer | undefined> {
  const stored = storedFileOf(pathname);
  return stored && (await answerContent(contentOfFile(stored, headers, read), asked));
}

function prepareSite(
  site: ServedSite,
  source: SiteSource,
  read: ReadCoded,
  { extraFiles, policy, sharedAnswers }: SiteHandlerOptions,
): PreparedSite {
  const { id, config, pages, notices } = site;
  const readNotices = async () => {
    const stored = notices === undefined ? undefined : await source.file(notices.key);
    return stored && new TextDecoder().decode(stored);
  };
  const headersOf = ({ style }: Partial<StoredPage>) =>
    securityHeaders(config, { ...policy, ...(style && { styles: [style] }) });
  const contentOf = (page: StoredPage) =>
    contentOfPage(page, siteFileKey(id, page.file), headersOf(page), read);
  return {
    site,
    headers: headersOf({}),
    files: new Map(Object.entries({ ...extraFiles, ...siteFiles(site, readNotices) })),
    findPage: createPageTable(
      pages.map((page) => {
        const missing = page.laterPaths && pages.find((other) => isMissingOf(page, other));
        return {
          pattern: page.pattern,
          content: contentOf(page),
          ...(page.laterPaths &&
            missing && { later: { paths: page.laterPaths, missing: contentOf(missing) } }),
        };
      }),
    ),
    findLaterPath: createLaterPaths({ config, shared: sharedAnswers }),
  };
}

/** Returns true when a page answers the missing paths of another page's pattern. */
function isMissingOf({ pattern }: StoredPage, other: StoredPage): boolean {
  return other.pattern === pattern && other.status === 404;
}

function contentOfPage(
  { status, content }: StoredPage,
  key: string,
  headers: Answer['headers'],
  read: ReadCoded,
): Content {
  return {
    status,
    tag: content.slice(0, 32),
    codings: ['br', 'gzip', 'identity'],
    read: (coding) => read(key, coding),
    type: 'text/html; charset=utf-8',
    headers: { ...headers, 'cache-control': 'no-cache' },
    inParts: false,
  };
}

function contentOfFile(
  { key, type, compressible }: StoredFile,
  headers: Answer['headers'],
  read: ReadCoded,
): Content {
  return {
    status: 200,
    // The content of a key never changes.
    tag: key,
    codings: compressible ? ['br', 'gzip', 'identity'] : ['identity'],
    read: (coding) => read(key, coding),
    type,
    headers: { ...headers, 'cache-control': IMMUTABLE },
    inParts: true,
  };
}

function redirect(status: 302 | 308, location: string, headers: Answer['headers']): Answer {
  return { status, headers: { ...headers, location, 'cache-control': 'no-store', 'content-length': '0' } };
}
