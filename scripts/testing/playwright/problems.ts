import type { BrowserContext } from '@playwright/test';

/** The problems of a window's pages, and those that the test expects. */
export interface Problems {
  /** Accepts problems that match; each pattern must match at least once. */
  expect(pattern: RegExp): void;
  /** Accepts problems that match and occur only in some browsers or on slow machines. */
  allow(pattern: RegExp): void;
  /** Accepts requests to another origin. */
  allowOrigin(origin: string): void;
  /** Returns the expected problems that have not happened yet; a browser reports some of them late. */
  missing(): string[];
  /** Returns the unexpected problems, and the expected ones that did not happen. */
  unexplained(): string[];
}

/**
 * Watches every page of a context for console messages, exceptions, failed requests, policy reports, and requests
 * to origins other than `origins`.
 */
export async function watchProblems(context: BrowserContext, origins: readonly string[]): Promise<Problems> {
  const met: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  const known = new Set(origins);

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
    // A navigation cancels requests of the previous page.
    if (reason !== 'net::ERR_ABORTED') met.push(`request: ${request.url()} ${reason}`);
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !known.has(origin)) met.push(`third party: ${request.url()}`);
  });

  const missing = () =>
    expected
      .filter((pattern) => !met.some((problem) => pattern.test(problem)))
      .map((pattern) => `expected, but not met: ${pattern}`);

  return {
    expect: (pattern) => void expected.push(pattern),
    allow: (pattern) => void allowed.push(pattern),
    allowOrigin: (origin) => void known.add(origin),
    missing,
    unexplained: () => [
      ...met.filter((problem) => ![...expected, ...allowed].some((pattern) => pattern.test(problem))),
      ...missing(),
    ],
  };
}
