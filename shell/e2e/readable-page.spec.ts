import { STEP } from '@little-arches/kit/patience';
import { expect, PHONE, test } from '@little-arches/testing/playwright';
import type { BrowserContext, Page } from '@playwright/test';

// Without it, pages that the test serves itself may not request the backend.
test.use({ permissions: ['local-network-access'] });

/** Matches messages of the browser, the reporter and Module Federation about a remote with broken files. */
const OF_THE_STORE = /remote-store|remote_store/;
const MISSING = 'Some functions of this page could not be loaded.';
/** Matches words of loaders, runtimes, parsers and addresses. */
const TECHNICAL = /RUNTIME|federation|remote[-_]|https?:|\.js\b|chunk|undefined|exception|integrity/i;

type Route = Parameters<Parameters<BrowserContext['route']>[1]>[0];
const missing = (route: Route) =>
  route.fulfill({ status: 404, contentType: 'text/plain', body: 'not found' });
/** Leaves a request unanswered until the route is removed; then the connection ends. */
const silent = async (route: Route) => {
  await silence;
  await route.abort('connectionaborted').catch(() => {});
};
let silence = Promise.resolve();
let endSilence = () => {};
test.beforeEach(() => {
  silence = new Promise((resolve) => {
    endSilence = resolve;
  });
});
test.afterEach(() => endSilence());

async function tampered(route: Route) {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n;` });
}
const ENTRY = /\/assets\/remote-store\/[^/]+\/remoteEntry\./;
const CHUNKS = /\/assets\/remote-store\/[^/]+\/(?!remoteEntry\.)[^/]+\.js/;

for (const [what, files, harm] of [
  ['its entry is not what its hash says', ENTRY, tampered],
  ['its chunks never answer', CHUNKS, silent],
] as const)
  test(`stays readable while ${what}, in an interactive frame, and works after Retry`, async ({
    page,
    context,
    noConsoleErrors,
  }) => {
    await page.setViewportSize(PHONE);
    noConsoleErrors.expect(OF_THE_STORE);
    await context.route(files, harm);
    await page.goto('/store', { waitUntil: 'commit' });
    const text = await page.getByRole('main').locator('section').first().textContent();
    expect(text).toContain('Insoles in four levels');
    // A choice made now is not lost.
    await page.getByLabel('Select Product on level 1').selectOption('rocket-insole');

    await frameIsInteractive(page);
    await expect(page.getByText(MISSING, { exact: true })).toBeVisible();
    expect(await page.getByRole('main').locator('section').first().textContent()).toBe(text);
    expect(await page.getByRole('main').textContent()).not.toMatch(TECHNICAL);

    await page.getByLabel('Select Product on level 1').focus();
    const before = await page.getByRole('heading', { name: 'Level 1' }).boundingBox();
    // On a busy machine a running try may succeed from here on, before Retry is pressed.
    await context.route(files, (route) => route.continue());
    endSilence();
    await retry(page);
    await expect(page.getByRole('button', { name: 'View Product' })).toBeVisible();
    expect(await page.getByLabel('Select Product on level 1').inputValue()).not.toBe('');
    expect(await page.getByRole('heading', { name: 'Level 1' }).boundingBox()).toEqual(before);
    await page.getByRole('button', { name: 'View Product' }).click();
    await expect(page.getByRole('heading', { name: 'Rocket Insole', level: 1 })).toBeVisible();
  });

test('shows an interactive frame long before a slow remote fails', async ({ page, context }) => {
  await page.setViewportSize(PHONE);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(ENTRY, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/store', { waitUntil: 'commit' });
  await frameIsInteractive(page);
  expect(await page.getByText(MISSING, { exact: true }).count()).toBe(0);
  // A control without a function is pressed: the page says so, and repeats the press as soon as possible.
  await page.getByRole('button', { name: 'View Cart' }).click();
  await expect(page.getByText('Some functions of this page are still loading.')).toBeVisible();
  release();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
  expect(await page.getByText('Some functions of this page').count()).toBe(0);
});

test('stays readable when hydrating it fails, and works after Retry', async ({
  page,
  context,
  site,
  noConsoleErrors,
}) => {
  noConsoleErrors.expect(/remote-store|React error/);
  const html = await (await fetch(`${site.url}/store`)).text();
  const data = /"remote-store:store":.*(?=\}\}<\/script>)/;
  expect(html).toMatch(data);
  const body = html.replace(data, '"remote-store:store":null');
  await context.route(`${site.url}/store`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/store');
  await expect(page.getByText(MISSING, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Level 1' })).toBeVisible();
  await frameIsInteractive(page);
  expect(await page.getByRole('main').textContent()).not.toMatch(TECHNICAL);
  await retry(page);
  await page.getByLabel('Select Product on level 1').selectOption('rocket-insole');
  await expect(page.getByRole('button', { name: 'View Product' })).toBeVisible();
});

test('lets its visitor leave, come back and read other pages while its remote is missing', async ({
  page,
  context,
  noConsoleErrors,
}) => {
  noConsoleErrors.expect(/remote-kids-zone|remote_kids_zone/);
  await context.route('**/assets/remote-kids-zone/**/*.js*', (route) => missing(route));
  await page.goto('/kids-zone');
  await expect(page.getByText(MISSING, { exact: true })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Concept' }).click();
  await expect(page.getByRole('heading', { name: 'A foot is a bridge', level: 1 })).toBeVisible();
  expect(await page.getByText(MISSING, { exact: true }).count()).toBe(0);
  await page.goBack();
  await expect(page.getByText(MISSING, { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Why Do Feet Have Arches?' }).first().click();
  await expect(page.getByRole('heading', { name: 'Why Do Feet Have Arches?', level: 1 })).toBeVisible();
  await expect(page.getByText(MISSING, { exact: true })).toBeVisible();
});

test('stays readable, with working links, when the shell itself does not load', async ({
  page,
  context,
  noConsoleErrors,
}) => {
  noConsoleErrors.expect(/assets\/shell|federation|remote-store|remote_store/i);
  await context.route('**/assets/shell/**/main.*.js', (route) => missing(route));
  await page.goto('/store');
  await expect(page.getByRole('heading', { name: 'Level 1' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Concept' }).click();
  await expect(page.getByRole('heading', { name: 'A foot is a bridge', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/concept');
});

/** Expects a hydrated frame: something happens that only a script can do. */
async function frameIsInteractive(page: Page) {
  // Before its script runs, nothing listens for a press.
  await page.waitForFunction(() => '__FEDERATION__' in globalThis);
  await page.getByRole('banner').getByRole('button', { name: 'Cart' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // A cart that fails while it loads shows another dialog.
  await expect(async () => {
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
  }).toPass({ timeout: STEP });
}

/** Retries until the live page is there; it also appears by itself when a running try succeeds. */
async function retry(page: Page) {
  const bar = page.getByText(MISSING, { exact: true });
  await expect(async () => {
    await page
      .getByRole('button', { name: 'Retry' })
      .click({ timeout: 500 })
      .catch(() => {});
    expect(await bar.count()).toBe(0);
  }).toPass({ timeout: STEP });
}
