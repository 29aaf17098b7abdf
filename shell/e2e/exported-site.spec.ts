import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findNginx } from '@little-arches/kit/processes/find-program';
import { exportSite } from '@little-arches/release/export/export-site';
import { type RunningNginx, runNginx } from '@little-arches/release/export/run-nginx';
import { rawRequest } from '@little-arches/release/export/testing/raw-request';
import type { ComposedSite } from '@little-arches/release/model/site';
import { securityHeaders } from '@little-arches/release/site/security-headers';
import { readLiveManifest } from '@little-arches/release/site/stored-site';
import { createDirectoryStore } from '@little-arches/release/store/store';
import { expect, test } from '@little-arches/testing/playwright';
import { liveSite } from './support/releases/live-site';
import { addToCart } from './support/shop/add-to-cart';
import { openProduct } from './support/shop/open-product';
import { siteDataDir, siteUrl } from './support/site';

let folder = '';
let site: ComposedSite;

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-export-'));
  chmodSync(folder, 0o755);
  site = await liveSite();
  const store = createDirectoryStore(path.join(siteDataDir, 'releases'));
  const live = await readLiveManifest(store, 'production');
  if (!live) throw new Error('There is a live site');
  await exportSite({ site: live, store, to: folder });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('contains every listed page as it is served', async () => {
  for (const { pattern } of site.pages.filter(({ listed }) => listed)) {
    const file = path.join(folder, 'site', `${pattern === '/' ? 'index' : pattern}.html`);
    const { body } = await rawRequest(siteUrl, pattern);
    expect(readFileSync(file).equals(body)).toBe(true);
  }
});

// Without nginx only the export itself is tested; `npm test` prints what it skipped.
const whereNginxIs = findNginx() ? test.describe : test.describe.skip;
whereNginxIs('the exported site behind nginx', behindNginx);

function behindNginx() {
  let nginx: RunningNginx;

  test.beforeAll(async () => {
    nginx = await runNginx(folder);
  });
  test.afterAll(async () => await nginx?.stop());

  /** Returns the parts of an answer that must be equal. */
  async function look(origin: string, address: string) {
    const { status, headers, body } = await rawRequest(origin, address);
    const compared = [
      ...Object.keys(securityHeaders(site.config)),
      ...['location', 'cache-control', 'vary', 'content-type', 'content-encoding', 'content-length'],
    ];
    return {
      address,
      status,
      headers: Object.fromEntries(compared.map((name) => [name, headers[name]])),
      body: body.toString('latin1'),
    };
  }

  async function expectSame(addresses: readonly string[]) {
    for (const address of addresses)
      expect(await look(nginx.url, address)).toEqual(await look(siteUrl, address));
  }

  test('answers every page as the embedded server does', async () => {
    const addresses = site.pages.map(({ pattern }) => pattern.replace(/:\w+/g, 'something'));
    await expectSame(addresses.filter((address) => !/^\/(?:store|kids-zone)\/something$/.test(address)));
  });

  test('answers every published file as the embedded server does', async () => {
    const files = readdirSync(path.join(folder, 'site/assets'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.\w+$/.test(path.basename(file)) && !/\.(br|gz)$/.test(file))
      .filter((file) => file.split(path.sep).length === 3);
    expect(files.length).toBeGreaterThan(50);
    await expectSame(files.map((file) => `/assets/${file.split(path.sep).join('/')}`));
  });

  test('leads from the home page through the store to a product', async ({ page, noConsoleErrors }) => {
    noConsoleErrors.allowOrigin(nginx.url);
    await page.goto(nginx.url);
    await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
    await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
    await openProduct(page, 1, 'rocket-insole');
    await expect(page.getByRole('heading', { name: 'Rocket Insole', level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByText('€29.90').first()).toBeVisible();
    await addToCart(page);
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(nginx.url);
    expect(nginx.complaints()).toBe('');
  });
}
