import type { Answer, Asked } from './answer';
import { parseTarget } from './parse-target';
import type { ServedCanary } from './source/site-source';

/** The side of a canary that a visitor gets, and the cookie to set. */
export interface Side {
  readonly isCanary: boolean;
  /** Absent when the browser already has the cookie. */
  readonly cookie?: string | undefined;
}

const NAME = 'canary';

/** The files with their own addresses on a site. */
interface Addresses {
  readonly files: { has(pathname: string): boolean };
}

/**
 * Returns the path of a request whose answer depends on the side of a canary. Returns undefined for files, which
 * both sides have.
 */
export function sidedPath({ files }: Addresses, { method, target }: Asked): string | undefined {
  if (target === undefined || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const { pathname } = parseTarget(target) ?? {};
  if (pathname === undefined || pathname.startsWith('/assets/') || files.has(pathname)) return undefined;
  return pathname;
}

/**
 * Chooses the site for a visitor of a channel with a canary: the one in the cookie, otherwise a random one. The
 * cookie holds the version and one of two words, so it doesn't identify the visitor. It expires with the browser's
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

/**
 * Returns an answer that depends on the side: shared caches may not store it, and browsers revalidate it each time.
 */
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
