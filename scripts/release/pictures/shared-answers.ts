import type { SiteConfig } from '@little-arches/contracts/config';
import type { BrowserContext, Route } from 'playwright-core';

type Answer = { status: number; headers: Record<string, string>; body: Buffer } | 'none';

/** Answers backend calls of a site in a browser context. */
export type AnswerCalls = (context: BrowserContext, config: SiteConfig) => Promise<void>;

/**
 * Returns a handler that sends each distinct call to the site's backend once, so that all pictures of a state show
 * the same answer.
 */
export function shareAnswers(): AnswerCalls {
  const answers = new Map<string, Promise<Answer>>();
  return async (context, { backend, reportUrl }) => {
    await context.route(`${new URL(backend.url).origin}/**`, async (route) => {
      const request = route.request();
      const url = request.url();
      if (request.isNavigationRequest() || (reportUrl && url.startsWith(reportUrl)))
        return await route.fallback();
      const key = `${request.method()} ${url} ${request.postData() ?? ''}`;
      const asked = answers.get(key) ?? ask(route);
      answers.set(key, asked);
      const answer = await asked;
      // The page may be closed when the answer arrives.
      await (answer === 'none' ? route.abort() : route.fulfill(answer)).catch(() => {});
    });
  };
}

async function ask(route: Route): Promise<Answer> {
  try {
    const response = await route.fetch();
    // The fulfilled body is decoded and complete, so these headers no longer apply.
    const {
      'content-encoding': _,
      'content-length': __,
      'transfer-encoding': ___,
      ...headers
    } = response.headers();
    return { status: response.status(), headers, body: await response.body() };
  } catch {
    return 'none';
  }
}
