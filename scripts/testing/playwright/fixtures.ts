import {
  browserOptions,
  IN_ONE_PROCESS,
  WITHOUT_OPTIMIZING,
} from '@little-arches/kit/processes/launch-browser';
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
  type TestInfo,
} from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { accessibilityFaults } from './accessibility';
import { type Account, createAccount, practice, seedAccount, signIn } from './accounts';
import { type Card, checkoutOf } from './checkout';
import { CHILD, chooseChild, createFamily } from './children';
import { type Mailbox, mailboxOf } from './mailbox';
import { type Problems, watchProblems } from './problems';
import { readSite, type Site } from './site';

/** A window of another visitor, with empty cache and storage. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly problems: Problems;
}

/** Fixtures of one test. */
export interface SiteFixtures {
  /** Fails the test when its pages had problems that it did not expect: `noConsoleErrors.expect(/429/)`. */
  readonly noConsoleErrors: Problems;
  /**
   * Opens a window of another visitor at a path; its problems fail the test too. At an address of another origin,
   * its pages may request only that origin.
   */
  readonly anotherVisitor: (path?: string, options?: BrowserContextOptions) => Promise<Visitor>;
  /** An account without children that only this test uses. */
  readonly newcomer: Account;
  /**
   * Signs in and leads to `path`, by default the profile: as this worker's family, as the practice of the seed data,
   * as an account of the seed data by its address, or as any account.
   */
  readonly signedIn: (who: 'family' | 'practice' | (string & {}) | Account, path?: string) => Promise<void>;
  /** Is signed in as this worker's family, whose scanned child is chosen: the page shows the store for it. */
  readonly chosenChild: typeof CHILD;
  /** Fills in the open checkout and pays. */
  readonly payWith: (card: Card) => Promise<void>;
  /** Returns the accessibility faults of the shown page. */
  readonly axe: (rules?: RunOptions) => Promise<string[]>;
}

/** Fixtures of one worker, and the option that selects the site. */
export interface SiteWorkerFixtures {
  /** Address of the site, a channel or a preview; default: SITE_URL, or the site that `npm start` starts. */
  readonly against: string;
  readonly site: Site;
  readonly mailbox: Mailbox;
  /** Returns the account that only this worker uses: a family with one scanned child. */
  readonly ownFamily: () => Promise<Account>;
}

/** Small and large windows; tests use the large one by default. */
export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 900 };

/** Playwright's assertions. */
export const { expect } = base;

/** Playwright's test function with these fixtures. */
export const test = base.extend<SiteFixtures, SiteWorkerFixtures>({
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a function needs from it.
    async ({}, use) => use(browserOptions([...WITHOUT_OPTIMIZING, ...IN_ONE_PROCESS])),
    { scope: 'worker' },
  ],
  viewport: DESKTOP,
  against: [process.env.SITE_URL || 'http://localhost:3000', { scope: 'worker', option: true }],
  site: [async ({ against }, use) => use(await readSite(against)), { scope: 'worker' }],
  baseURL: async ({ site }, use) => use(site.url),
  mailbox: [async ({ site }, use) => use(mailboxOf(site)), { scope: 'worker' }],
  ownFamily: [
    async ({ site, mailbox }, use) => {
      let made: Promise<Account> | undefined;
      await use(() => {
        made ??= createFamily(site, mailbox);
        return made;
      });
    },
    { scope: 'worker' },
  ],
  noConsoleErrors: [
    async ({ context, site }, use, testInfo) => {
      const problems = await watchProblems(context, [site.url, site.backendUrl]);
      await use(problems);
      await expectExplained([problems], testInfo);
    },
    { auto: true },
  ],
  anotherVisitor: async ({ browser, site, baseURL }, use, testInfo) => {
    const opened: Visitor[] = [];
    await use(async (path = '/', options = {}) => {
      const context = await browser.newContext(options);
      const { origin } = new URL(path, baseURL ?? site.url);
      const problems = await watchProblems(
        context,
        origin === site.url ? [origin, site.backendUrl] : [origin],
      );
      const page = await context.newPage();
      opened.push({ page, context, problems });
      await page.goto(path);
      return { page, context, problems };
    });
    await expectExplained(
      opened.map(({ problems }) => problems),
      testInfo,
    );
    for (const { context } of opened) await context.close();
  },
  newcomer: async ({ site, mailbox }, use) => use(await createAccount(site, mailbox)),
  signedIn: async ({ page, ownFamily }, use) => {
    const accountOf = (who: string) => {
      if (who === 'family') return ownFamily();
      return who === 'practice' ? practice : seedAccount(who);
    };
    await use(async (who, path = '/profile') =>
      signIn(page, typeof who === 'string' ? await accountOf(who) : who, path),
    );
  },
  chosenChild: async ({ page, ownFamily }, use) => {
    await chooseChild(page, await ownFamily());
    await use(CHILD);
  },
  payWith: async ({ page }, use) => use(checkoutOf(page).payWith),
  axe: async ({ page }, use) => use((rules) => accessibilityFaults(page, rules)),
});

/** Fails a test that passed otherwise when its windows had problems. */
async function expectExplained(problems: readonly Problems[], { status }: TestInfo) {
  if (status !== 'passed') return;
  const missing = () => problems.flatMap((one) => one.missing());
  await expect
    .poll(missing)
    .toEqual([])
    .catch(() => {});
  expect(problems.flatMap((one) => one.unexplained())).toEqual([]);
}
