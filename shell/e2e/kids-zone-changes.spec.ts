import { chmodSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { findNginx } from '@little-arches/kit/processes/find-program';
import { runProcess } from '@little-arches/kit/processes/start-process';
import { exportSite } from '@little-arches/release/export/export-site';
import { runNginx } from '@little-arches/release/export/run-nginx';
import { readLiveManifest } from '@little-arches/release/site/stored-site';
import { createDirectoryStore } from '@little-arches/release/store/store';
import { expect } from '@little-arches/testing/playwright';
import type { OwnSite } from './support/own-site';
import { test } from './support/own-site-test';
import { look } from './support/page/look';

const words = { summary: 'A summary.', body: 'A body.', cover: 'arches', category: 'Feet' };
const story = (title: string, more: object = {}) => ({
  ...{ ...words, title, age_range: '7-10', reading_minutes: 1, published_at: '2026-01-01T00:00:00Z' },
  ...more,
});
const articles = (site: OwnSite) => site.service().from('articles');
const publish = (site: OwnSite, ...stories: object[]) => articles(site).insert(stories).throwOnError();
const statusOf = async (site: OwnSite, address: string) => (await look(site.url + address)).status;

const scripts = [
  { title: 'Почему у стоп есть своды? Йод!', slug: 'почему-у-стоп-есть-своды-йод' },
  { title: 'لماذا تتعرق القدمان؟', slug: 'لماذا-تتعرق-القدمان' },
  { title: 'Γιατί ιδρώνουν τα πόδια;', slug: 'γιατί-ιδρώνουν-τα-πόδια' },
  { title: '足のアーチはなぜあるの？', slug: '足のアーチはなぜあるの' },
  { title: 'Łódź, Šťastné', slug: 'lodz-stastne' },
].map(({ title, slug }) => ({ title, address: `/kids-zone/${encodeURIComponent(slug)}` }));

/** A story whose address is 300 bytes long, too long for a file name. */
const long = { title: '足'.repeat(100), address: `/kids-zone/${encodeURIComponent('足'.repeat(100))}` };

test('a story published since the release appears in the list at the next visit, opens, and disappears from both once it is withdrawn', async ({
  page,
  ownSite,
}) => {
  const [{ title, address } = { title: '', address: '' }] = scripts;
  await expect.poll(() => statusOf(ownSite, address)).toBe(404);
  await publish(ownSite, story(title));
  await page.goto('/kids-zone');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect.poll(() => statusOf(ownSite, address)).toBe(200);
  await articles(ownSite).delete().eq('title', title).throwOnError();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'We couldn’t find that' })).toBeVisible();
  await expect.poll(() => statusOf(ownSite, address)).toBe(404);
});

test('shows that a withdrawn prerendered story is gone at the next visit', async ({ page, ownSite }) => {
  await page.goto('/kids-zone/why-do-feet-get-sweaty');
  await expect(page.getByRole('heading', { name: 'Why Do Feet Get Sweaty?', level: 1 })).toBeVisible();
  await articles(ownSite).delete().eq('title', 'Why Do Feet Get Sweaty?').throwOnError();
  await page.reload();
  await expect(page.getByText('This story is not in the Kids Zone.')).toBeVisible();
});

test.describe('released with titles in many scripts', () => {
  test.beforeAll(async ({ ownSite, scratch }) => {
    await publish(ownSite, ...[...scripts, long].map(({ title }) => story(title)));
    const { port } = new URL(ownSite.url);
    const env = {
      DATA_DIR: path.join(scratch, 'data'),
      PORT: port,
      BACKEND_PORT: new URL(ownSite.backendUrl).port,
    };
    await runProcess(['scripts/run.mjs', 'release', 'publish', 'remote-kids-zone'], {
      cwd: projectRoot(),
      env,
    });
  });

  test('are prerendered, found and linked at one address each', async ({
    page: live,
    ownSite,
    anotherVisitor,
  }) => {
    const sitemap = await (await fetch(`${ownSite.url}/sitemap.xml`)).text();
    const { page } = await anotherVisitor('/kids-zone', { javaScriptEnabled: false });
    for (const { title, address } of scripts) {
      expect(sitemap).toContain(address);
      await page.goto('/kids-zone');
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(address);
      await expect(page).toHaveURL(address);
    }
    const [{ title, address } = { title: '', address: '' }] = scripts;
    // There are enough stories for another link at the end.
    await live.goto('/kids-zone');
    await live.getByRole('link', { name: 'Walk on' }).click();
    await live.getByRole('link', { name: title }).click();
    await expect(live.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await live.reload();
    await expect(live.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(live).toHaveURL(address);
  });

  // Without nginx only the embedded server is tested; `npm test` prints what it skipped.
  const whereNginxIs = findNginx() ? test : test.skip;
  whereNginxIs('are all found by nginx in an export', async ({ scratch }) => {
    const store = createDirectoryStore(path.join(scratch, 'data', 'releases'));
    const live = await readLiveManifest(store, 'production');
    if (!live) throw new Error('Nothing is live in the store of this site');
    const to = path.join(scratch, 'exported');
    chmodSync(scratch, 0o755);
    await exportSite({ site: live, store, to });
    const nginx = await runNginx(to);
    try {
      for (const { title, address } of [...scripts, long]) {
        const answer = await fetch(nginx.url + address);
        expect([answer.status, await answer.text()]).toEqual([
          200,
          expect.stringContaining(`<title>${title} `),
        ]);
      }
    } finally {
      await nginx.stop();
    }
  });
});
