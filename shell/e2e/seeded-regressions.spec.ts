import { STEP } from '@little-arches/kit/patience';
import { expect, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { keepReleases } from './support/releases/kept-releases';
import { seedRegressions } from './support/releases/seed-regressions';
import { showChannel } from './support/releases/show-channel';
import { siteUrl } from './support/site';

// Without it, pages that the test serves itself may not request the backend.
test.use({ permissions: ['local-network-access'] });

let bringBack: () => void;

test.beforeAll(async () => {
  bringBack = keepReleases();
  await showChannel('production', { overrides: ['http://localhost:*'] });
});
test.afterAll(() => bringBack());

/** Milliseconds added to a package's first render: more than everything else of a page on a busy machine. */
const SLOW = 1500;

const packages = [
  {
    name: 'shell',
    path: '/store',
    file: /\/main\.[\da-f]+\.js$/,
    text: 'Skip to the content',
  },
  { name: 'remote-store', path: '/store', file: /\/page-store\./, text: 'Products' },
];

/**
 * A page with four faults of the shell, or of a remote: the panel and the web vitals must attribute each fault to
 * this package and to no other. The files are the live ones, with the faults in their own code.
 */
for (const one of packages)
  test(`attributes a slow render, a layout shift, a failing handler and leaks to ${one.name}`, async ({
    page,
    noConsoleErrors,
    context,
  }) => {
    const seeded = await seedRegressions({ ...one, origin: siteUrl, slow: SLOW });

    await seeded.serveTo(context);
    noConsoleErrors.expect(/seeded: a handler/);
    await page.goto(`${one.path}?qa`);
    const panel = page.getByRole('complementary', { name: 'QA' });
    for (const title of [/^Failures/, /^Who listens/])
      await panel.locator('summary', { hasText: title }).click();
    const rows = (name: RegExp) => panel.getByRole('row', { name }).allInnerTexts();
    const owners = (list: string[], column: number) => list.map((row) => row.split('\t')[column]);

    // Slow render: the package whose code ran longest, by samples of the stack.
    await expect(async () => {
      const { name, longest } = longestOf(await rows(/ms at most/));
      expect(longest).toBeGreaterThanOrEqual(SLOW);
      expect(name).toBe(one.name);
    }).toPass({ timeout: STEP });

    // An error in a handler.
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(async () => owners(await rows(/seeded: a handler/), 1)).toEqual([one.name]);

    // A layout shift without input: within half a second of a press it would count as expected.
    await page.waitForTimeout(600);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.evaluate(() => void window.dispatchEvent(new Event('seeded-shift')));
    await expect
      .poll(async () => (await rows(/^CLS/))[0])
      .toMatch(new RegExp(`^CLS\\t0\\.\\d+\\t.*\\t${one.name} `));

    // Listeners and intervals that each visit leaves behind.
    const shown = (remote: string) =>
      expect(panel.getByRole('row', { name: new RegExp(`^On screen .*${remote}`) })).toBeVisible();
    await walkAway(page, one.name, shown);
    if (one.name !== 'shell') noConsoleErrors.expect(/left \d+ timers running: they were ended/);
    await expect(async () => {
      expect(owners(await rows(/listener window seeded-leak .*leak: it grows/), 0)).toEqual([one.name]);
      // The shell ends a remote's timers some seconds after the visitor left it, and reports their owner.
      const timers =
        one.name === 'shell'
          ? owners(await rows(/interval every 54321 ms .*leak: it grows/), 0)
          : owners(await rows(/left \d+ timers running/), 1);
      expect([...new Set(timers)]).toEqual([one.name]);
    }).toPass({ timeout: STEP });
  });

/** Returns the longest frame that is attributed to a package. */
function longestOf(rows: readonly string[]): { name: string; longest: number } {
  const found = rows.map((row) => {
    const longest = Number(/, (\d+) ms at most/.exec(row)?.[1] ?? 0);
    return { name: row.split('\t')[0] ?? '', longest };
  });
  return found.sort((a, b) => b.longest - a.longest)[0] ?? { name: '', longest: 0 };
}

/** Goes to another package's page, back, and there again. */
async function walkAway(page: Page, name: string, shown: (remote: string) => Promise<void>): Promise<void> {
  const own = name === 'shell' ? 'remote-store' : name;
  const [other, href] = own === 'remote-marketing' ? ['remote-store', '/store'] : ['remote-marketing', '/'];
  await page.locator(`#root a[href="${href}"]:visible`).first().click();
  await shown(other);
  await page.goBack();
  await shown(own);
  await page.goForward();
  await shown(other);
}
