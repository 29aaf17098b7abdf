import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findNginx } from '@little-arches/kit/processes/find-program';
import { runProcess } from '@little-arches/kit/processes/start-process';
import { projectRoot } from '@little-arches/kit/project-root';
import { exportSite } from '@little-arches/release/export/export-site';
import { runNginx } from '@little-arches/release/export/run-nginx';
import { readLiveSite } from '@little-arches/release/site/stored-site';
import { createDirectoryStore } from '@little-arches/release/store/store';
import { type OwnSite, startOwnSite } from './support/own-site';
import { look } from './support/page/look';
import { visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';

const visit = visitsOfThisFile();

let scratch = '';
let site: OwnSite;
beforeAll(async () => {
  scratch = mkdtempSync(path.join(tmpdir(), 'little-arches-stories-'));
  site = await startOwnSite(path.join(scratch, 'data'));
});
afterAll(async () => {
  await site.command.stop();
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
});

const words = { summary: 'A summary.', body: 'A body.', cover: 'arches', category: 'Feet' };
const story = (title: string, more: object = {}) => ({
  ...{ ...words, title, age_range: '7-10', reading_minutes: 1, published_at: '2026-01-01T00:00:00Z' },
  ...more,
});
const articles = () => site.service().from('articles');
const publish = (...stories: object[]) => articles().insert(stories).throwOnError();
const statusOf = async (address: string) => (await look(site.url + address)).status;
const open = (address: string, options = {}) =>
  visit(site.url + address, options, [site.url, site.backendUrl]);

const scripts = [
  { title: 'Почему у стоп есть своды? Йод!', slug: 'почему-у-стоп-есть-своды-йод' },
  { title: 'لماذا تتعرق القدمان؟', slug: 'لماذا-تتعرق-القدمان' },
  { title: 'Γιατί ιδρώνουν τα πόδια;', slug: 'γιατί-ιδρώνουν-τα-πόδια' },
  { title: '足のアーチはなぜあるの？', slug: '足のアーチはなぜあるの' },
  { title: 'Łódź, Šťastné', slug: 'lodz-stastne' },
].map(({ title, slug }) => ({ title, address: `/kids-zone/${encodeURIComponent(slug)}` }));

/** A story whose address is 300 bytes long, too long for a file name. */
const long = { title: '足'.repeat(100), address: `/kids-zone/${encodeURIComponent('足'.repeat(100))}` };

describe('a story published since the release', () => {
  it('appears in the list at the next visit, opens, and disappears from both once it is withdrawn', async () => {
    const [{ title, address } = { title: '', address: '' }] = scripts;
    await eventually(async () => expect(await statusOf(address)).toBe(404));
    await publish(story(title));
    const { page } = await open('/kids-zone');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(address);
    await eventually(async () => expect(await statusOf(address)).toBe(200));
    await articles().delete().eq('title', title).throwOnError();
    await page.reload();
    await page.getByRole('heading', { name: 'We couldn’t find that' }).waitFor();
    await eventually(async () => expect(await statusOf(address)).toBe(404));
  });

  it('appears by itself at its time', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await publish(story('Tomorrow’s feet', { published_at: tomorrow }));
    const { page } = await open('/kids-zone');
    await page.getByText(/^\d+ stories$/).waitFor();
    expect(await page.getByRole('link', { name: 'Tomorrow’s feet' }).count()).toBe(0);
    await articles()
      .update({ published_at: new Date().toISOString() })
      .eq('title', 'Tomorrow’s feet')
      .throwOnError();
    await page.reload();
    await page.getByRole('link', { name: 'Tomorrow’s feet' }).waitFor();
  });
});

it('shows that a withdrawn prerendered story is gone at the next visit', async () => {
  const { page } = await open('/kids-zone/why-do-feet-get-sweaty');
  await page.getByRole('heading', { name: 'Why Do Feet Get Sweaty?', level: 1 }).waitFor();
  await articles().delete().eq('title', 'Why Do Feet Get Sweaty?').throwOnError();
  await page.reload();
  await page.getByText('This story is not in the Kids Zone.').waitFor();
});

it('shows inside the frame, at its address, that a linked story is gone', async () => {
  await publish(story('Here today'));
  const { page } = await open('/kids-zone');
  const link = page.getByRole('link', { name: 'Here today' });
  await link.waitFor();
  await articles().delete().eq('title', 'Here today').throwOnError();
  await link.click();
  await page.getByText('This story is not in the Kids Zone.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/kids-zone/here-today');
  await page.getByRole('link', { name: 'Go to the Kids Zone' }).click();
  await page.getByRole('heading', { name: 'Pick a story' }).waitFor();
});

describe('released with titles in many scripts', () => {
  beforeAll(async () => {
    await publish(...[...scripts, long].map(({ title }) => story(title)));
    const { port } = new URL(site.url);
    const env = {
      DATA_DIR: path.join(scratch, 'data'),
      PORT: port,
      BACKEND_PORT: new URL(site.backendUrl).port,
    };
    await runProcess(['scripts/run.mjs', 'release', 'compose'], { cwd: projectRoot(), env });
  });

  it.each(scripts)('$title is prerendered, found and linked at one address', async ({ title, address }) => {
    const { page } = await open(address, { javaScriptEnabled: false });
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(address);
    expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).toContain(address);
    const list = await open('/kids-zone', { javaScriptEnabled: false });
    expect(await list.page.getByRole('link', { name: title }).getAttribute('href')).toBe(address);
    // There are enough stories for another link at the end.
    const live = await open('/kids-zone');
    await live.page.getByRole('link', { name: 'Walk on' }).click();
    await live.page.getByRole('link', { name: title }).click();
    await live.page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await live.page.reload();
    await live.page.getByRole('heading', { name: title, level: 1 }).waitFor();
    expect(new URL(live.page.url()).pathname).toBe(address);
  });

  // Without nginx only the embedded server is tested; `npm test` prints what it skipped.
  const whereNginxIs = findNginx() ? it : it.skip;
  whereNginxIs('are all found by nginx in an export', async () => {
    const store = createDirectoryStore(path.join(scratch, 'data', 'releases'));
    const live = await readLiveSite(store, 'production');
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
