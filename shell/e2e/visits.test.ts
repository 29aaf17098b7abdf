import type { BrowserContext, Page } from 'playwright-core';
import * as v from 'valibot';
import { visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';
import { demo, sendSignIn } from './support/sign-in';
import { backendUrl } from './support/site';

const visit = visitsOfThisFile();

const bodySchema = v.object({
  visit: v.object({
    token: v.optional(v.string()),
    parts: v.array(v.object({ package: v.string(), failures: v.number() })),
  }),
});

/** Opens a page of the site and records the visits that its window reports from now on. */
async function watchedVisit(path: string) {
  const { page, context, problems } = await visit(path);
  await page.waitForLoadState('networkidle');
  return { page, context, problems, told: watchVisits(context) };
}

function watchVisits(context: BrowserContext) {
  const told: v.InferOutput<typeof bodySchema>['visit'][] = [];
  context.on('request', (request) => {
    if (request.url() !== `${backendUrl}/reports`) return;
    const parsed = v.safeParse(bodySchema, JSON.parse(request.postData() ?? 'null'));
    if (parsed.success) told.push(parsed.output.visit);
  });
  return told;
}

/** Returns the packages that failed in a visit, after the page has reported that it is hidden. */
async function failedIn(page: Page, told: ReturnType<typeof watchVisits>): Promise<string[]> {
  await eventually(async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(told).not.toHaveLength(0);
  });
  const parts = told.flatMap((one) => one.parts);
  return parts.filter(({ failures }) => failures > 0).map((part) => part.package);
}

it('reports a visit with a token of the receiver', async () => {
  const { page, told } = await watchedVisit('/store');
  expect(await failedIn(page, told)).toEqual([]);
  expect(told[0]?.token).toMatch(/^[\w.-]{20,120}$/);
});

it('counts a wrong password against no version', async () => {
  const { page, problems, told } = await watchedVisit('/auth/sign-in');
  problems.expect(/400 \(Bad Request\).*token/);
  problems.expect(/composition.*AuthApiError/);
  await sendSignIn(page, { ...demo, password: 'not-the-password' });
  await page.getByText('The email or the password is not right').first().waitFor();
  expect(await failedIn(page, told)).toEqual([]);
});

it('counts being offline against no version', async () => {
  const { page, context, problems, told } = await watchedVisit('/auth/sign-in');
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  problems.expect(/composition.*ChunkLoadError/);
  await context.setOffline(true);
  await sendSignIn(page);
  await page.getByText('Our server could not be reached').first().waitFor();
  await context.setOffline(false);
  expect(await failedIn(page, told)).toEqual([]);
});

it('counts a user script that throws through the site’s frames against no version', async () => {
  const { page, problems, told } = await watchedVisit('/about-us');
  problems.expect(/thrown by a user script/);
  await page.evaluate(() => {
    const get = () => {
      throw new Error('thrown by a user script');
    };
    Object.defineProperty(Number.prototype, 'toFixed', { get });
  });
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor();
  expect(await failedIn(page, told)).toEqual([]);
});

it('counts nodes that React can’t move in a translated page against no version', async () => {
  const { page, problems, told } = await watchedVisit('/kids-zone');
  problems.allow(/NotFoundError|removeChild|insertBefore|TrustedScript/);
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
  expect(await failedIn(page, told)).toEqual([]);
});
