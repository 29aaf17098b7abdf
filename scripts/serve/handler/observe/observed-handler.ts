import { sha256Of } from '@little-arches/release/sign/signature-check';
import { type Answer, type Asked, textAnswer } from '../answer';
import type { SiteHandler } from '../site-handler';
import { type SiteSource, UnavailableError } from '../source/site-source';
import { createMetrics } from './metrics';

/** What an operator may observe, and how. */
export interface Observing {
  /** The channel at the site's own address. */
  readonly source: SiteSource;
  /** Bearer token that `/metrics` requires; without one the address does not exist. */
  readonly metricsToken?: string | undefined;
  /** Returns the time in milliseconds; replaced in tests. */
  readonly now?: () => number;
}

/** Headers of answers that are for programs only, also while no site can be served. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'",
  'content-type': 'text/plain; charset=utf-8',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

/**
 * Adds `/healthz` and `/metrics` to a handler and counts its answers. The counters are those of this process, or of
 * this isolate of an edge worker. Requests for the two addresses are not counted.
 */
export function createObservedHandler(
  answer: SiteHandler,
  { source, metricsToken, now = Date.now }: Observing,
): SiteHandler {
  const metrics = createMetrics();

  async function answerCounted(...given: Parameters<SiteHandler>): Promise<Answer> {
    const started = performance.now();
    const count = (kind: string, status: number) =>
      metrics.count({ kind, status, seconds: (performance.now() - started) / 1000 });
    try {
      const answered = await answer(...given);
      count(answered.kind ?? 'other', answered.status);
      return answered;
    } catch (error) {
      count('other', error instanceof UnavailableError ? 503 : 500);
      throw error;
    }
  }

  async function answerMetrics(asked: Asked, token: string): Promise<Answer> {
    if (!(await isBearer(asked.header('authorization'), token)))
      return textAnswer(asked, 401, 'The metrics need the bearer token in METRICS_TOKEN.\n', {
        ...HEADERS,
        'www-authenticate': 'Bearer',
      });
    // Reads the pointer, because without visitors no one else does.
    await isAvailable(source);
    const headers = { ...HEADERS, 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };
    return textAnswer(asked, 200, metrics.text(source.pointer?.(), now()), headers);
  }

  return async (asked, site) => {
    const path = asked.method === 'GET' || asked.method === 'HEAD' ? asked.target?.split('?')[0] : undefined;
    if (path === '/healthz') return await answerHealth(asked, source);
    if (path === '/metrics' && metricsToken !== undefined) return await answerMetrics(asked, metricsToken);
    return await answerCounted(asked, site);
  };
}

/** Answers 200 while a site can be served, also an earlier one whose successor can't be read; otherwise 503. */
async function answerHealth(asked: Asked, source: SiteSource): Promise<Answer> {
  return (await isAvailable(source))
    ? textAnswer(asked, 200, 'ok\n', HEADERS)
    : textAnswer(asked, 503, 'There is no site to serve; the log of the server says why.\n', HEADERS);
}

async function isAvailable(source: SiteSource): Promise<boolean> {
  try {
    await source.site();
    return true;
  } catch (error) {
    if (error instanceof UnavailableError) return false;
    throw error;
  }
}

/** Compares hashes, so that the time of the comparison reveals nothing about the token. */
async function isBearer(header: string | undefined, token: string): Promise<boolean> {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? [];
  return (await sha256Of(given)) === (await sha256Of(token));
}
