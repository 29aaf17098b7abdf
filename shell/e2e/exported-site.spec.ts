import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findNginx } from '@little-arches/kit/processes/find-program';
import { exportSite } from '@little-arches/release/export/export-site';
import { type RunningNginx, runNginx } from '@little-arches/release/export/run-nginx';
import { readLiveManifest } from '@little-arches/release/site/stored-site';
import { createDirectoryStore } from '@little-arches/release/store/store';
import { expect, test } from '@little-arches/testing/playwright';
import { addToCart } from './support/shop/add-to-cart';
import { openProduct } from './support/shop/open-product';
import { siteDataDir } from './support/site';

let folder = '';
let nginx: RunningNginx | undefined;

test.afterAll(async () => {
  await nginx?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

// Without nginx only the export itself is tested; `npm test` prints what it skipped.
const whereNginxIs = findNginx() ? test : test.skip;

whereNginxIs(
  'leads behind nginx from the home page of an exported site through the store to a product',
  async ({ page, noConsoleErrors }) => {
    folder = mkdtempSync(path.join(tmpdir(), 'little-arches-export-'));
    chmodSync(folder, 0o755);
    const store = createDirectoryStore(path.join(siteDataDir, 'releases'));
    const live = await readLiveManifest(store, 'production');
    if (!live) throw new Error('There is a live site');
    await exportSite({ site: live, store, to: folder });
    nginx = await runNginx(folder);

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
  },
);
