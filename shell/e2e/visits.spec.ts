import { test as base, demo, expect, sendSignIn } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import * as v from 'valibot';

const bodySchema = v.object({
  visit: v.object({
    token: v.optional(v.string()),
    parts: v.array(v.object({ package: v.string(), failures: v.number() })),
  }),
});

type Visit = v.InferOutput<typeof bodySchema>['visit'];

/** Opens a page of the site and returns the list of the visits that its window reports from then on. */
const test = base.extend<{ watchedVisit: (path: string) => Promise<Visit[]> }>({
  watchedVisit: async ({ page, context, site }, use) =>
    use(async (path) => {
      const visits: Visit[] = [];
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      context.on('request', (request) => {
        if (request.url() !== `${site.backendUrl}/reports`) return;
        const parsed = v.safeParse(bodySchema, JSON.parse(request.postData() ?? 'null'));
        if (parsed.success) visits.push(parsed.output.visit);
      });
      return visits;
    }),
});

/** Returns the packages that failed in a visit, after the page has reported that it is hidden. */
async function failedIn(page: Page, visits: readonly Visit[]): Promise<string[]> {
  await expect(async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(visits).not.toHaveLength(0);
  }).toPass();
  const parts = visits.flatMap((one) => one.parts);
  return parts.filter(({ failures }) => failures > 0).map((part) => part.package);
}

test('reports a visit with a token of the receiver', async ({ page, watchedVisit }) => {
  const visits = await watchedVisit('/store');
  expect(await failedIn(page, visits)).toEqual([]);
  expect(visits[0]?.token).toMatch(/^[\w.-]{20,120}$/);
});

test('counts a wrong password against no version', async ({ page, noConsoleErrors, watchedVisit }) => {
  const visits = await watchedVisit('/auth/sign-in');
  noConsoleErrors.expect(/400 \(Bad Request\).*token/);
  noConsoleErrors.expect(/composition.*AuthApiError/);
  await sendSignIn(page, { ...demo, password: 'not-the-password' });
  await expect(page.getByText('The email or the password is not right').first()).toBeVisible();
  expect(await failedIn(page, visits)).toEqual([]);
});

test('counts being offline against no version', async ({ page, context, noConsoleErrors, watchedVisit }) => {
  const visits = await watchedVisit('/auth/sign-in');
  noConsoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  noConsoleErrors.expect(/composition.*ChunkLoadError/);
  await context.setOffline(true);
  await sendSignIn(page);
  await expect(page.getByText('Our server could not be reached').first()).toBeVisible();
  await context.setOffline(false);
  expect(await failedIn(page, visits)).toEqual([]);
});

test('counts a user script that throws through the site’s frames against no version', async ({
  page,
  noConsoleErrors,
  watchedVisit,
}) => {
  const visits = await watchedVisit('/about-us');
  noConsoleErrors.expect(/thrown by a user script/);
  await page.evaluate(() => {
    const get = () => {
      throw new Error('thrown by a user script');
    };
    Object.defineProperty(Number.prototype, 'toFixed', { get });
  });
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await failedIn(page, visits)).toEqual([]);
});

test('counts nodes that React can’t move in a translated page against no version', async ({
  page,
  noConsoleErrors,
  watchedVisit,
}) => {
  const visits = await watchedVisit('/kids-zone');
  noConsoleErrors.allow(/NotFoundError|removeChild|insertBefore|TrustedScript/);
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found.filter(({ parentElement }) => parentElement?.closest('#root'))) {
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(text);
    }
  });
  await page.getByRole('main').locator('a[href^="/kids-zone/"]').first().click();
  await page.waitForTimeout(1000);
  expect(await failedIn(page, visits)).toEqual([]);
});
