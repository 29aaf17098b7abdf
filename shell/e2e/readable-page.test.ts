import { globalNameOf } from '@little-arches/contracts/formats/page';
import type { BrowserContext, Page } from 'playwright-core';
import { addressOf } from './support/page/address-of';
import { readComposedPage, serveChanged, serveEntry, withRemote } from './support/page/composed-page';
import { inspectPage } from './support/page/inspect-page';
import { PHONE, visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';

const visit = visitsOfThisFile();
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
beforeEach(() => {
  silence = new Promise((resolve) => {
    endSilence = resolve;
  });
});
afterEach(() => endSilence());

async function tampered(route: Route) {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n;` });
}
/** The entry of a version that was never built. */
const NEWER = '/assets/remote-store/9.9.9/entry.js';
const ENTRY = /\/assets\/remote-store\/[^/]+\/remoteEntry\./;
const CHUNKS = /\/assets\/remote-store\/[^/]+\/(?!remoteEntry\.)[^/]+\.js/;

it.each([
  ['its entry is missing', ENTRY, missing],
  ['its entry is not what its hash says', ENTRY, tampered],
  ['its entry never answers', ENTRY, silent],
  ['its chunks are missing', CHUNKS, missing],
  ['its chunks are not what their hashes say', CHUNKS, tampered],
  ['its chunks never answer', CHUNKS, silent],
])('stays readable while %s, in an interactive frame, and works after Retry', async (_, files, harm) => {
  const { page, context, problems } = await visit('about:blank', { ...MAY_ASK, viewport: PHONE });
  problems.expect(OF_THE_STORE);
  await context.route(files, harm);
  await page.goto('/store', { waitUntil: 'commit' });
  const text = await page.getByRole('main').locator('section').first().textContent();
  expect(text).toContain('Insoles in four levels');
  // A choice made now is not lost.
  await page.getByLabel('Select Product on level 1').selectOption('rocket-insole');

  await frameIsInteractive(page);
  await page.getByText(MISSING, { exact: true }).waitFor();
  expect(await page.getByRole('main').locator('section').first().textContent()).toBe(text);
  expect(await page.getByRole('main').textContent()).not.toMatch(TECHNICAL);

  await page.getByLabel('Select Product on level 1').focus();
  const before = await page.getByRole('heading', { name: 'Level 1' }).boundingBox();
  // On a busy machine a running try may succeed from here on, before Retry is pressed.
  await context.route(files, (route) => route.continue());
  endSilence();
  await retry(page);
  await page.getByRole('button', { name: 'View Product' }).waitFor();
  expect(await page.getByLabel('Select Product on level 1').inputValue()).not.toBe('');
  expect(await page.getByRole('heading', { name: 'Level 1' }).boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'View Product' }).click();
  await page.getByRole('heading', { name: 'Rocket Insole', level: 1 }).waitFor();
});

it.each([
  ['throws', () => 'throw new Error("broken entry")', /exception: broken entry/],
  [
    'carries something else',
    (name: string) =>
      `var ${name} = { init() {}, get: () => Promise.resolve(() => ({ default: { name: 'x' } })) };`,
    undefined,
  ],
])('stays readable while its entry %s', async (_, script, said) => {
  const { page, context, problems } = await visit('about:blank', MAY_ASK);
  problems.expect(OF_THE_STORE);
  if (said) problems.expect(said);
  const composed = await readComposedPage('/store');
  const { name, version } = composed.remote;
  await serveEntry(context, '/store', composed, script(globalNameOf(name, version)));
  await page.goto('/store');
  await page.getByText(MISSING, { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Level 1' }).waitFor();
  await frameIsInteractive(page);
  expect(await page.getByRole('main').textContent()).not.toMatch(TECHNICAL);
});

it('stays readable while its remote is incompatible with the shell', async () => {
  const { page, context, problems } = await visit('about:blank', MAY_ASK);
  problems.expect(OF_THE_STORE);
  const { html } = await readComposedPage('/store');
  await serveChanged(
    context,
    '/store',
    withRemote(html, (remote) => ({ ...remote, contract: { built: '9.0', needs: '9.0' } })),
  );
  await page.goto('/store');
  await page.getByText(MISSING, { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Level 1' }).waitFor();
  await frameIsInteractive(page);
  expect(await page.getByRole('main').textContent()).not.toMatch(TECHNICAL);
  expect(await inspectPage(page)).toEqual([]);
});

it('is replaced by the working fallback version', async () => {
  const { page, context, problems } = await visit('about:blank', MAY_ASK);
  problems.expect(OF_THE_STORE);
  const { html, remote } = await readComposedPage('/store');
  await context.route(`**${NEWER}*`, missing);
  await serveChanged(
    context,
    '/store',
    withRemote(html, ({ version, url, integrity, contract, runtime, ...remote }) => {
      const lastGood = { version, url, integrity, contract, runtime };
      return { ...remote, ...lastGood, version: '9.9.9', url: NEWER, lastGood };
    }).replace(`src="${remote.url}"`, `src="${NEWER}"`),
  );
  await page.goto('/store', { waitUntil: 'commit' });
  await page.getByLabel('Select Product on level 1').selectOption('rocket-insole');
  await page.getByRole('button', { name: 'View Product' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Level 1' }).count()).toBe(1);
});

it('shows an interactive frame long before a slow remote fails', async () => {
  const { page, context } = await visit('about:blank', { ...MAY_ASK, viewport: PHONE });
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
  await page.getByText('Some functions of this page are still loading.').waitFor();
  release();
  await page.getByRole('dialog', { name: 'Your Cart' }).waitFor();
  expect(await page.getByText('Some functions of this page').count()).toBe(0);
});

it('accepts a first try that succeeds after all tries failed', async () => {
  const { page, context, problems } = await visit('about:blank', MAY_ASK);
  problems.expect(OF_THE_STORE);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  await context.route(ENTRY, async (route) => {
    asked += 1;
    if (asked > 1) return missing(route);
    await released;
    return route.continue();
  });
  await page.goto('/store', { waitUntil: 'commit' });
  await page.getByText(MISSING, { exact: true }).waitFor();
  release();
  await page.getByText(MISSING, { exact: true }).waitFor({ state: 'hidden' });
  await page.getByLabel('Select Product on level 1').selectOption('rocket-insole');
  await page.getByRole('button', { name: 'View Product' }).waitFor();
});

it('stays readable when hydrating it fails, and works after Retry', async () => {
  const { page, context, problems } = await visit('about:blank', MAY_ASK);
  problems.expect(/remote-store|React error/);
  const { html } = await readComposedPage('/store');
  const data = /"remote-store:store":.*(?=\}\}<\/script>)/;
  expect(html).toMatch(data);
  await serveChanged(context, '/store', html.replace(data, '"remote-store:store":null'));
  await page.goto('/store');
  await page.getByText(MISSING, { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Level 1' }).waitFor();
  await frameIsInteractive(page);
  expect(await page.getByRole('main').textContent()).not.toMatch(TECHNICAL);
  await retry(page);
  await page.getByLabel('Select Product on level 1').selectOption('rocket-insole');
  await page.getByRole('button', { name: 'View Product' }).waitFor();
});

it('lets its visitor leave and come back while its remote is missing', async () => {
  const { page, context, problems } = await visit('about:blank', MAY_ASK);
  problems.expect(OF_THE_STORE);
  await context.route('**/assets/remote-store/**/*.js*', (route) => missing(route));
  await page.goto('/store');
  await page.getByText(MISSING, { exact: true }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Concept' }).click();
  await page.getByRole('heading', { name: 'A foot is a bridge', level: 1 }).waitFor();
  expect(await page.getByText(MISSING, { exact: true }).count()).toBe(0);
  await page.goBack();
  await page.getByText(MISSING, { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
});

it('links to other pages that are readable, too', async () => {
  const { page, context, problems } = await visit('about:blank', MAY_ASK);
  problems.expect(/remote-kids-zone|remote_kids_zone/);
  await context.route('**/assets/remote-kids-zone/**/*.js*', (route) => missing(route));
  await page.goto('/kids-zone');
  await page.getByText(MISSING, { exact: true }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Why Do Feet Have Arches?' }).first().click();
  await page.getByRole('heading', { name: 'Why Do Feet Have Arches?', level: 1 }).waitFor();
  await page.getByText(MISSING, { exact: true }).waitFor();
});

it('stays readable, with working links, when the shell itself does not load', async () => {
  const { page, context, problems } = await visit('about:blank', MAY_ASK);
  problems.expect(/assets\/shell|federation|remote-store|remote_store/i);
  await context.route('**/assets/shell/**/main.*.js', (route) => missing(route));
  await page.goto('/store');
  await page.getByRole('heading', { name: 'Level 1' }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Concept' }).click();
  await page.getByRole('heading', { name: 'A foot is a bridge', level: 1 }).waitFor();
  expect(addressOf(page)).toBe('/concept');
});

/** Permissions without which pages that the test serves itself may not request the backend. */
const MAY_ASK = { permissions: ['local-network-access'] };

/** Expects a hydrated frame: something happens that only a script can do. */
async function frameIsInteractive(page: Page) {
  // Before its script runs, nothing listens for a press.
  await page.waitForFunction(() => '__FEDERATION__' in globalThis);
  await page.getByRole('banner').getByRole('button', { name: 'Cart' }).click();
  await page.getByRole('dialog').waitFor();
  // A cart that fails while it loads shows another dialog.
  await eventually(async () => {
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
}

/** Retries until the live page is there; it also appears by itself when a running try succeeds. */
async function retry(page: Page) {
  const bar = page.getByText(MISSING, { exact: true });
  await eventually(async () => {
    await page
      .getByRole('button', { name: 'Retry' })
      .click({ timeout: 500 })
      .catch(() => {});
    expect(await bar.count()).toBe(0);
  });
}
