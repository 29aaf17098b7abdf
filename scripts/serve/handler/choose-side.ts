import type { Answer, Asked } from './answer';
import type { ServedCanary } from './source/site-source';

/** Which of two sites a visitor gets, and whether that has to be told to the browser. */
export interface Side {
  readonly isCanary: boolean;
  /** Absent where the browser knows it already. */
  readonly cookie?: string | undefined;
}

const NAME = 'canary';

/**
 * Which site a visitor of a channel with a canary gets: the one that the cookie says, else by lot. The cookie holds
 * the version and one of two words, so it tells nobody who the visitor is, and it ends with the browser's session.
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

/** Headers that were made, because answers share theirs. */
const varied = new WeakMap<Answer['headers'], Answer['headers']>();

function variedHeaders(headers: Answer['headers']): Answer['headers'] {
  const known = varied.get(headers);
  if (known) return known;
  const { vary, 'cache-control': caching } = headers;
  const made = {
    ...headers,
    vary: vary === undefined ? 'cookie' : `${vary}, cookie`,
    'cache-control': caching === undefined || caching === 'no-cache' ? 'private, no-cache' : caching,
  };
  varied.set(headers, made);
  return made;
}
