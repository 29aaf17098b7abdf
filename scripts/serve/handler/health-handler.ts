import { type Asked, textAnswer } from './answer';
import type { SiteHandler } from './site-handler';
import { type SiteSource, UnavailableError } from './source/site-source';

/** Headers of the answer, which is for programs only, also while no site can be served. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'",
  'content-type': 'text/plain; charset=utf-8',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** Adds `/healthz`, which says whether the site at the site's own address can be served, to a handler. */
export function createHealthHandler(answer: SiteHandler, source: SiteSource): SiteHandler {
  return async (asked, site) => {
    const path = asked.method === 'GET' || asked.method === 'HEAD' ? asked.target?.split('?')[0] : undefined;
    return path === '/healthz' ? await answerHealth(asked, source) : await answer(asked, site);
  };
}

/** Answers 200 while a site can be served, also an earlier one whose successor can't be read; otherwise 503. */
async function answerHealth(asked: Asked, source: SiteSource) {
  try {
    await source.site();
    return textAnswer(asked, 200, 'ok\n', HEADERS);
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error;
    return textAnswer(asked, 503, 'There is no site to serve; the log of the server says why.\n', HEADERS);
  }
}
