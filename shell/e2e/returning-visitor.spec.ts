import { scopeOf } from '@little-arches/build/model/version-names';
import { test as base, expect } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { createTeam } from './support/releases/team';
import { addToCart } from './support/shop/add-to-cart';
import { openProduct } from './support/shop/open-product';

const test = base.extend<object, { team: ReturnType<typeof createTeam> }>({
  team: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a function needs from it.
    async ({}, use) => {
      const team = createTeam('remote-store', ['store']);
      await use(team);
      team.undo();
    },
    { scope: 'worker' },
  ],
});
/** A script as it arrived, with the number of transferred bytes; 0 from the cache. */
interface Loaded {
  readonly name: string;
  readonly coding: string | undefined;
  readonly bytes: number;
  readonly decoded: number;
  /** The hash that the page requires. */
  readonly integrity: string;
}

test('loads only changed scripts, compressed, at a visit after a release', async ({
  page,
  context,
  anotherVisitor,
  team,
}) => {
  await page.goto('/store');
  const reader = await anotherVisitor('/store/rocket-insole');
  await expect(reader.page.getByRole('heading', { name: 'Rocket Insole', level: 1 })).toBeVisible();
  const earlier = await team.live();
  await team.release();
  const scripts = await loadAgain(page);
  expect(scripts.map(({ name }) => name).sort()).toEqual(['page-store', 'remoteEntry']);
  for (const script of scripts) {
    expect(script).toMatchObject({ coding: 'br', integrity: expect.stringMatching(/^sha384-/) });
    expect(script.bytes).toBeGreaterThan(0);
    expect(script.bytes).toBeLessThan(script.decoded / 2);
  }
  await worksInVersion(page, await team.live());

  const later = await loadAgain(await context.newPage());
  expect(later.map(({ name, bytes }) => [name, bytes])).toEqual(scripts.map(({ name }) => [name, 0]));
  await loadsOnlyTheEntry(reader.page, earlier);
});

test('falls back from a version without an entry to the previous one, with its own code and styles', async ({
  page,
  context,
  team,
  noConsoleErrors,
}) => {
  noConsoleErrors.expect(/remote-store/);
  const { version, lastGood } = (await team.composed()) ?? {};
  await context.route(`**/assets/remote-store/${version}/remoteEntry.*`, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.goto('/store/rocket-insole');
  const section = page.locator(`main [data-remote=remote-store][data-version="${lastGood?.version}"]`);
  await expect(section.getByRole('heading', { name: 'Rocket Insole', level: 1 })).toBeVisible();
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].filter(({ cssRules }) => cssRules.length > 0).map(({ href }) => href ?? ''),
  );
  expect(sheets).toContainEqual(expect.stringContaining('/assets/remote-store/file-'));
  const classes = await section
    .locator('[class]')
    .evaluateAll((found) => found.flatMap((element) => [...element.classList]));
  const own = scopeOf('remote-store', lastGood?.version ?? '');
  expect(classes.filter((name) => /^_[\da-f]{4}-/.test(name) && !name.startsWith(`${own}-`))).toEqual([]);
  await addToCart(page);
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
});

/** Reloads a page that the release did not change; `earlier` is the version that it has shown. */
async function loadsOnlyTheEntry(page: Page, earlier: string | undefined): Promise<void> {
  await page.reload();
  await expect(
    page.locator(`main [data-remote=remote-store]:not([data-version="${earlier}"])`),
  ).toBeVisible();
  const travelled = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
      .map(({ name }) => name),
  );
  const assets = travelled.filter((name) => name.includes('/assets/') && name.endsWith('.js'));
  expect(assets).toContainEqual(expect.stringMatching(/remote-store.*\/remoteEntry\.\w+\.js$/));
  expect(assets.filter((name) => !name.includes('/assets/remote-store/'))).toEqual([]);
}

/** Opens the store's page and returns its own scripts as they arrived. */
async function loadAgain(page: Page): Promise<Loaded[]> {
  const codings = new Map<string, string | undefined>();
  page.on('response', (response) => codings.set(response.url(), response.headers()['content-encoding']));
  const html = (await (await page.goto('/store'))?.text()) ?? '';
  const path = '/assets/remote-store/[\\w.-]+/([\\w-]+)(?:\\.\\w+)?\\.js';
  const tags = html.matchAll(new RegExp(`src="(${path})" integrity="([^"]+)"`, 'g'));
  return await Promise.all(
    [...tags].map(async ([, src = '', name = '', integrity = '']) => {
      const url = new URL(src, page.url()).href;
      return { name, integrity, coding: codings.get(url), ...(await page.evaluate(bytesOf, url)) };
    }),
  );
}

function bytesOf(url: string): Pick<Loaded, 'bytes' | 'decoded'> {
  const [timing] = performance.getEntriesByName(url);
  if (!(timing instanceof PerformanceResourceTiming)) throw new Error(`${url} was not loaded`);
  const { transferSize, encodedBodySize, decodedBodySize } = timing;
  return { bytes: transferSize === 0 ? 0 : encodedBodySize, decoded: decodedBodySize };
}

async function worksInVersion(page: Page, version: string | undefined): Promise<void> {
  await openProduct(page, 1, 'rocket-insole');
  await expect(page.getByRole('heading', { name: 'Rocket Insole', level: 1 })).toBeVisible();
  await expect(page.locator(`main [data-remote=remote-store][data-version="${version}"]`)).toBeVisible();
}
