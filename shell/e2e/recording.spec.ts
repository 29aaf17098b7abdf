import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCommand } from '@little-arches/kit/processes/start-process';
import { DESKTOP, demo, expect, sendSignIn, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { inspectState } from './support/page/inspect-page';
import { keepReleases } from './support/releases/kept-releases';
import { showChannel } from './support/releases/show-channel';
import { addToCart } from './support/shop/add-to-cart';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
let folder: string;
let bringBack: () => void;
/** Serves the folder below /deep/ as any static server does: without a charset. */
const server = createServer(({ url }, response) => {
  const name = path.basename(new URL(url ?? '/', 'http://localhost').pathname);
  const file = name === 'deep' ? 'index.html' : name;
  try {
    const content = readFileSync(path.join(folder, 'store', file));
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    response.end(content);
  } catch {
    response.writeHead(404).end();
  }
});

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-recording-'));
  bringBack = keepReleases();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});
test.afterAll(() => {
  server.close();
  server.closeAllConnections();
  bringBack();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

test('replays a failed checkout of the composed site in the store alone, from a folder of files', async ({
  page,
  noConsoleErrors,
  anotherVisitor,
}) => {
  const build = startCommand(['scenarios', 'remote-store', path.join(folder, 'store')]);
  const staging = await showChannel('staging', { overrides: ['http://localhost:*'] });
  noConsoleErrors.allowOrigin(staging);
  await page.goto(`${staging}/store/summit-insole`);
  await addToCart(page);
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await page.goto(`${staging}/auth/sign-in?returnTo=%2Fcheckout`);
  await sendSignIn(page);
  await page.waitForURL('**/checkout');

  noConsoleErrors.expect(/status of 502/);
  noConsoleErrors.allow(/console: .*Status 502/);
  const sentence = 'The payment could not be started. Please try again.';
  await page.route('**/functions/v1/createPaymentSessionWithEmail', (route) =>
    route.fulfill({
      status: 502,
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'application/json',
      body: JSON.stringify({ message: sentence }),
    }),
  );
  await page.goto(`${staging}/checkout?qa`);
  const panel = page.getByRole('complementary', { name: 'QA' });
  await panel.getByRole('button', { name: 'Record' }).click();
  await expect(panel.getByText('Recording: ')).toBeVisible();
  await expect(page).toHaveURL(`${staging}/checkout?qa=record`);
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
  expect(await inspectState(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Save recording' }).click(),
  ]);
  const file = path.join(folder, 'recording.json');
  await download.saveAs(file);
  const text = readFileSync(file, 'utf8');
  for (const personal of [demo.email, ...demo.name.split(' ')]) expect(text).not.toContain(personal);

  expect([await build.ended, build.errors()]).toEqual([0, '']);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { page: alone } = await anotherVisitor(`${origin}/deep/?scenario=store-refuses`);
  await expect(alone.getByText('The store is closed for stocktaking until noon.')).toBeVisible();
  expect(await alone.evaluate(() => document.characterSet)).toBe('UTF-8');
  await alone.getByText('Recording', { exact: true }).click();
  await alone.getByLabel('Open a recording of the QA panel').setInputFiles(file);
  await replayByKeyboard(alone, sentence);
  expect(await inspectState(alone)).toEqual([]);
});

/** Takes one step after the other by keyboard; nothing has to be pressed in the page. */
async function replayByKeyboard(page: Page, sentence: string): Promise<void> {
  const tools = page.getByRole('navigation', { name: 'Standalone tools' });
  const status = tools.getByRole('status');
  await expect(status.getByText('Step 1 of ')).toBeVisible();
  const next = tools.getByRole('button', { name: /^(Next step|Compare the end)$/ });
  await next.focus();
  for (let said = ''; !said.startsWith('The end'); said = await status.innerText()) {
    await page.keyboard.press('Enter');
    await expect(status.getByText('The page has not asked for it yet')).toBeHidden();
  }
  expect(await status.innerText()).toBe('The end: all went as it was recorded.');
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('page')).toBe('/checkout');
}
