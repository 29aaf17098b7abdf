import { STEP } from '@little-arches/kit/patience';
import {
  IN_ONE_PROCESS,
  launchBrowser,
  WITHOUT_OPTIMIZING,
} from '@little-arches/kit/processes/launch-browser';
import { type Problems, watchProblems } from '@little-arches/testing/playwright/problems';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { eventually } from '../patience';
import { backendUrl, siteUrl } from '../site';

/** A browser window with empty cache and storage. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly problems: Problems;
}

/** A small window and a large one; end-to-end tests use the large one by default. */
export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 900 };

/**
 * Returns `visit`, which opens a window with empty cache and storage. One browser serves a test file. After each
 * test its windows are closed, and the test fails when they had problems that it did not expect. `origins` are
 * those it may request; default: the site and its backend. `more` are arguments of the browser.
 */
export function visitsOfThisFile(more: readonly string[] = []) {
  let browser: Browser | undefined;
  let visits: Visit[] = [];

  beforeAll(async () => {
    browser = await launchBrowser([...WITHOUT_OPTIMIZING, ...IN_ONE_PROCESS, ...more]);
  });
  afterEach(async () => {
    const ended = visits;
    visits = [];
    if (Reflect.get(globalThis, 'hasFailed') === true) {
      for (const { context } of ended) for (const page of context.pages()) console.log(await shownBy(page));
    } else {
      const isComplete = () => expect(ended.flatMap(({ problems }) => problems.missing())).toEqual([]);
      await eventually(isComplete).catch(() => {});
    }
    for (const { context } of ended) await context.close();
    expect(ended.flatMap(({ problems }) => problems.unexplained())).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
  });

  return async function visit(
    path = '/',
    options: BrowserContextOptions = {},
    origins: readonly string[] = [siteUrl, backendUrl],
  ): Promise<Visit> {
    if (!browser) throw new Error('A test asked for a window before the browser was there');
    const context = await browser.newContext({ baseURL: siteUrl, viewport: DESKTOP, ...options });
    context.setDefaultTimeout(STEP);
    const problems = await watchProblems(context, origins);
    const page = await context.newPage();
    visits.push({ page, context, problems });
    await page.goto(path);
    return { page, context, problems };
  };
}

/** Characters of the text of a page's main part that a failed test prints. */
const PRINTED = 1500;

/** Returns the address, the main part and the fields of a page, for the message of a test that timed out. */
async function shownBy(page: Page): Promise<string> {
  const text = await page
    .locator('body')
    .evaluate(readShown, undefined, { timeout: 2000 })
    .catch((error: unknown) => `its text could not be read: ${String(error)}`);
  return `${page.url()} showed:\n${text.slice(0, PRINTED)}`;
}

/** Runs in the page. Values are read as lengths: some are passwords. */
function readShown(body: HTMLElement): string {
  const main = body.querySelector('main') ?? body;
  const fields = [...main.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
    ({ id, value }) => `${id} (${value.length} characters)`,
  );
  return `${main.innerText}\nFields: ${fields.join(', ') || 'none'}\nFocus: ${document.activeElement?.outerHTML.slice(0, 100)}`;
}
