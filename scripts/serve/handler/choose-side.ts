import type { Answer, Asked } from './answer';
import { asksForOverrides } from './override/asked-overrides';
import { parseTarget } from './parse-target';
import type { ServedCanary, ServedSite } from './source/site-source';

/** Which of two sites a visitor gets, and whether that has to be told to the browser. */
export interface Side {
  readonly isCanary: boolean;
  /** Absent when the browser has the cookie already. */
  readonly cookie?: string | undefined;
}

const NAME = 'canary';

/** The files with addresses of their own on a site, and whether overrides are allowed there. */
interface Addresses {
  readonly files: { has(pathname: string): boolean };
  readonly site: Pick<ServedSite, 'overridable'>;
}

/**
 * Returns the path of a request whose answer depends on the side of a canary. Undefined for files, which both sides
 * have, and for pages with overrides, because such a link must show the same to everyone.
 */
export function sidedPath({ files, site }: Addresses, { method, target }: Asked): string | undefined {
  if (target === undefined || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const { pathname, search } = parseTarget(target) ?? {};
  if (pathname === undefined || pathname.startsWith('/assets/') || files.has(pathname)) return undefined;
  return site.overridable && asksForOverrides(search ?? '') ? undefined : pathname;
}

/**
 * Chooses the site for a visitor of a channel with a canary: the one in the cookie, otherwise a random one. The
 * cookie holds the version and one of two words, so it doesn't identify the visitor, and it ends with the browser's
 * session.
 */
export function chooseSide(
  asked: Pick<Asked, 'header'>,
  { version, share, isSecure }: ServedCanary,
  random: () => number,
): Side {
  const [, known] = new RegExp(`(?:^|;\\s*)${NAME}=([^;]*)`).exec(asked.header('cookie') ?? '') ?? [];
  if (known === `${version}/new`) return { isCanary: true };
  if (known === `${version}/old`) return { isCanary: false };
  const isCanary = random() * 100 < share;
  const value = `${version}/${isCanary ? 'new' : 'old'}`;
  const cookie = `${NAME}=${value}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return { isCanary, cookie };
}

/** The answer that depends on the side: no cache shared by visitors may keep it, and a browser asks each time. */
export function withSide(answer: Answer, { cookie }: Side): Answer {
  const headers = variedHeaders(answer.headers);
  return { ...answer, headers: cookie ? { ...headers, 'set-cookie': cookie } : headers };
}

function variedHeaders(headers: Answer['headers']): Answer['headers'] {
  const { vary, 'cache-control': caching } = headers;
  return {
    ...headers,
    vary: vary === undefined ? 'cookie' : `${vary}, cookie`,
    'cache-control': caching === undefined || caching === 'no-cache' ? 'private, no-cache' : caching,
  };
}
