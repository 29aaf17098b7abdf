import type { BrowserContext, Page } from 'playwright-core';
import { backendUrl, siteUrl } from '../site';

/** What went wrong in the pages of a test, and what the test expects to go wrong. */
export interface Problems {
  /** Lets problems that match pass; each pattern must be met at least once. */
  expect(pattern: RegExp): void;
  /** Lets problems that match pass which only some browsers, or slow machines, have. */
  allow(pattern: RegExp): void;
  /** Returns what was expected and has not happened yet: a browser reports some problems late. */
  missing(): string[];
  /** Returns what was not expected, and what was expected in vain. */
  unexplained(): string[];
}

/** Watches every page of a context for console messages, exceptions, failed requests and policy reports. */
export async function watchProblems(
  context: BrowserContext,
  origins: readonly string[] = [siteUrl, backendUrl],
): Promise<Problems> {
  const met: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];

  await context.exposeBinding('reportViolation', (_, text: string) => void met.push(`policy: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
      report(`${violatedDirective} blocked ${blockedURI} (${sourceFile})`);
    });
  });
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    met.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => met.push(`exception: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation ends what the page before was still reading.
    if (reason !== 'net::ERR_ABORTED') met.push(`request: ${request.url()} ${reason}`);
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.includes(origin)) met.push(`third party: ${request.url()}`);
  });

  const missing = () =>
    expected
      .filter((pattern) => !met.some((problem) => pattern.test(problem)))
      .map((pattern) => `expected, but not met: ${pattern}`);

  return {
    expect: (pattern) => void expected.push(pattern),
    allow: (pattern) => void allowed.push(pattern),
    missing,
    unexplained: () => [
      ...met.filter((problem) => ![...expected, ...allowed].some((pattern) => pattern.test(problem))),
      ...missing(),
    ],
  };
}

/** Where the browser is, without the origin. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}
