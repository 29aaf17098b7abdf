import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyCheckout, linkInstalled } from '@little-arches/kit/files/copy-checkout';
import { freePort } from '@little-arches/kit/processes/free-port';
import { startCommand } from '@little-arches/kit/processes/start-process';
import { DESKTOP, expect, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { inspectState } from './support/page/inspect-page';
import { keepReleases } from './support/releases/kept-releases';
import { showChannel } from './support/releases/show-channel';
import { siteUrl } from './support/site';

let folder: string;
let bringBack: () => void;
const stops: (() => unknown)[] = [];

test.beforeAll(() => {
  // A watcher needs the real name of a folder that has two.
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'little-arches-override-')));
  bringBack = keepReleases();
});
test.afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
test.afterAll(() => {
  bringBack();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const region = (page: Page, version: string) =>
  page.locator(`[data-remote=remote-store][data-version="${version}"] h1`);
const bar = (page: Page) => page.getByRole('complementary', { name: 'Override' });

test('loads the store from a developer’s machine, in this tab only, and shows edits while the rest stays released', async ({
  page,
  context,
  noConsoleErrors,
}) => {
  const staging = await showChannel('staging', { overrides: ['http://localhost:*'] });
  const checkout = path.join(folder, 'checkout');
  copyCheckout(checkout);
  linkInstalled(checkout);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = startCommand(['dev', 'remote-store', '--against', staging], {
    cwd: checkout,
    env: { PORT: `${port}` },
  });
  stops.push(server.stop);
  await server.says(`Ready: ${staging}/?override=remote-store@${origin}`);

  noConsoleErrors.allowOrigin(staging);
  noConsoleErrors.allowOrigin(origin);
  await page.goto(`${staging}/store?override=remote-store@${origin}`);
  await expect(region(page, 'override')).toBeVisible();
  expect(await bar(page).innerText()).toMatch(`remote-store from ${origin}. The rest is as released.`);

  // A change on the developer's machine reaches the open page.
  await page.evaluate(() => void Reflect.set(window, 'marked', true));
  const source = path.join(checkout, 'remote-store/src/pages/store/page.tsx');
  const before = readFileSync(source, 'utf8');
  const after = before.replace('Products</h1>', 'Products of tomorrow</h1>');
  expect(after).not.toBe(before);
  writeFileSync(source, after);
  await expect(page.getByRole('heading', { level: 1, name: 'Products of tomorrow' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true);

  // Other pages are as released; Back and a reload keep the override.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Concept' }).click();
  await expect(page.locator('[data-remote=remote-marketing] h1')).toBeVisible();
  expect(await page.locator('[data-remote=remote-marketing]').getAttribute('data-version')).not.toBe(
    'override',
  );
  expect(new URL(page.url()).searchParams.get('override')).toBe(`remote-store@${origin}`);
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await page.goBack();
  await expect(region(page, 'override')).toBeVisible();

  expect(await inspectState(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);

  const other = await context.newPage();
  await other.goto(`${staging}/store`);
  await expect(other.getByRole('heading', { level: 1, name: 'Products', exact: true })).toBeVisible();
  expect(await bar(other).count()).toBe(0);

  await page.getByRole('link', { name: 'End the override' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products', exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${staging}/store`);
  expect(await bar(page).count()).toBe(0);
});

test('shows QA what happens on a page, and exports it as one report', async ({
  page,
  context,
  noConsoleErrors,
}) => {
  const staging = await showChannel('staging', { overrides: ['http://localhost:*'] });
  noConsoleErrors.allowOrigin(staging);
  await page.goto(`${staging}/store?qa`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = page.getByRole('complementary', { name: 'QA' });
  await expect(panel.getByRole('row', { name: /On screen .*remote-store/ })).toBeVisible();
  // The page is prerendered as usual, and no other page contains any of this.
  expect(await page.locator('#root').getAttribute('data-prerendered')).toBeNull();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Concept' }).click();
  await expect(panel.getByRole('row', { name: /On screen .*remote-marketing/ })).toBeVisible();
  expect(await inspectState(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);

  await panel.getByRole('button', { name: 'Copy all as one report' }).click();
  await expect(panel.getByText('Copied.')).toBeVisible();
  const report: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(report).toMatchObject({
    page: '/concept',
    channel: 'staging',
    session: 'unauthenticated',
    failures: [],
  });

  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(new URL(request.url()).pathname));
  await page.goto(`${staging}/store`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(loaded.filter((path) => /\/(qa|override)\./.test(path))).toEqual([]);

  // The shortcut opens the panel over the same page, and closes it.
  await page.evaluate(() => void Reflect.set(window, 'marked', true));
  await page.keyboard.press('Alt+Shift+KeyQ');
  await expect(panel.getByRole('row', { name: /^Watched since \d+ ms/ })).toBeVisible();
  // Walking through the panel by keyboard doesn't move the page.
  await panel.getByRole('button', { name: 'Outline regions' }).focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
  expect(await panel.getByRole('button', { name: 'Close' }).evaluate((it) => it.matches(':focus'))).toBe(
    true,
  );
  expect(await page.evaluate(() => [Reflect.get(window, 'marked'), window.scrollY])).toEqual([true, 0]);
  await page.keyboard.press('Alt+Shift+KeyQ');
  await expect(panel).toHaveCount(0);
});

/** Starts a server that counts its requests. */
async function startServer(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('access-control-allow-origin', '*');
    answer(request, response);
  });
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, asked };
}

test('requests nothing from a foreign server, whatever the address, the browser’s storage or an allowed server contain', async ({
  page,
  noConsoleErrors,
}) => {
  const script = "document.documentElement.dataset.foreign = 'ran';";
  const foreign = await startServer((_, response) => response.end(script));
  let leads = true;
  const allowed = await startServer(({ url }, response) => {
    if (leads || url !== '/remote.json') response.writeHead(302, { location: foreign.origin + url }).end();
    else
      response.end(
        JSON.stringify({
          name: 'remote-store',
          contract: { built: '1.0', needs: '1.0' },
          runtime: 'own',
          addresses: ['/store'],
          panels: [],
          entry: '/entry.js',
        }),
      );
  });
  const channel = await showChannel('red-team', { overrides: [allowed.origin] });
  noConsoleErrors.allowOrigin(channel);
  noConsoleErrors.allowOrigin(allowed.origin);
  await page.goto(`${channel}/faqs`);

  // Overrides are read only from the address.
  const override = `remote-store@${allowed.origin}`;
  await page.evaluate((value) => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of ['override', 'overrides', 'little-arches.override']) storage.setItem(key, value);
    // biome-ignore lint/suspicious/noDocumentCookie: as an attacker would.
    document.cookie = `override=${value}; path=/`;
    Reflect.set(window, 'name', `override=${value}`);
  }, override);
  await page.goto(`${channel}/store#override=${override}`);
  await page.evaluate((value) => window.postMessage({ override: value }, '*'), override);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  // The site itself allows nothing (as end-to-end tests start it), and the channel allows no other origin.
  await page.goto(`${siteUrl}/store?override=${override}`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  noConsoleErrors.expect(/status of 400/);
  for (const from of [
    foreign.origin,
    `${allowed.origin}.evil.example`,
    allowed.origin.replace('//', `//${foreign.origin.slice(7)}@`),
  ]) {
    const answer = await page.goto(`${channel}/store?override=remote-store@${from}`);
    expect(answer?.status()).toBe(400);
  }
  const answer = await page.goto(`${channel}/store?override=__proto__@${allowed.origin}`);
  expect(answer?.status()).toBe(400);
  expect([allowed.asked, foreign.asked]).toEqual([[], []]);

  // An allowed server redirects elsewhere: first its description, then its script.
  noConsoleErrors.expect(/Failed to load resource|ERR_FAILED/);
  // The browser reports the redirect before its policy blocks it; the foreign server receives no request.
  noConsoleErrors.expect(new RegExp(`third party: ${foreign.origin}/entry.js`));
  noConsoleErrors.expect(/entry\.js csp$/);
  noConsoleErrors.expect(/^policy: script-src/);
  noConsoleErrors.allow(/console: .*(content security policy|CORS policy|remote-store|entry\.js)/i);
  await page.goto(`${channel}/store?override=${override}`);
  await expect(page.getByRole('alert').getByText('serves no remote to this site')).toBeVisible();
  leads = false;
  await page.goto(`${channel}/store?override=${override}`);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(allowed.asked).toContain('/entry.js');
  expect(foreign.asked).toEqual([]);
  expect(await page.locator('html').getAttribute('data-foreign')).toBeNull();
});
