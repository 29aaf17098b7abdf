import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { type OwnSite, startOwnSite } from './support/own-site';
import { addressOf } from './support/page/address-of';
import { look } from './support/page/look';
import { visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';

const visit = visitsOfThisFile();
const heading = 'We couldn’t find that';

/**
 * Opens an address until the server detects in time that it is missing; while the backend is slow, the page reports
 * it (docs/decisions/serving.md). Runs `before` ahead of each try.
 */
async function notFoundAt(page: Page, address: string, before: () => void = () => {}): Promise<void> {
  await eventually(async () => {
    before();
    const answer = await page.goto(address);
    expect([answer?.status(), addressOf(page)]).toEqual([404, address]);
  });
}

describe('the address of a missing product, story or person', () => {
  it.each(['/store/no-such', '/kids-zone/no-such', '/team/no-such'])(
    '%s has status 404, also without a script',
    async (address) => {
      const { page, problems } = await visit(address, { javaScriptEnabled: false });
      problems.expect(/404 \(Not Found\)/);
      await notFoundAt(page, address);
      await page.getByRole('heading', { name: heading }).waitFor();
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    },
  );

  it('keeps the server’s page, and requests nothing from the backend', async () => {
    const { page, context, problems } = await visit();
    problems.expect(/404 \(Not Found\)/);
    const asked: string[] = [];
    context.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => Reflect.set(window, 'sent', document.querySelector('h1')));
    });
    await notFoundAt(page, '/store/no-such', () => asked.splice(0));
    await page.getByRole('button', { name: /cart/i }).waitFor();
    await page.getByRole('link', { name: 'Login' }).waitFor();
    expect(await page.evaluate(() => document.querySelector('h1') === Reflect.get(window, 'sent'))).toBe(
      true,
    );
    expect(asked.filter((address) => address.endsWith('/getProducts'))).toEqual([]);
    await page.getByRole('link', { name: 'See all products' }).click();
    await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
  });
});

describe('a missing thing on a separate site', () => {
  let scratch = '';
  let site: OwnSite;
  beforeAll(async () => {
    scratch = mkdtempSync(path.join(tmpdir(), 'little-arches-missing-'));
    site = await startOwnSite(path.join(scratch, 'data'));
  });
  afterAll(async () => {
    await site.command.stop();
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  });

  const statusOf = async (address: string) => (await look(site.url + address)).status;

  const isMissing = (address: string) => eventually(async () => expect(await statusOf(address)).toBe(404));

  it('shows a product that was added since the release within seconds', async () => {
    await isMissing('/store/moon-insole');
    const row = { slug: 'moon-insole', name: 'Moon Insole', description: 'New.', price: 100 };
    await site
      .service()
      .from('products')
      .insert({ ...row, image: 'comet', level: '0' })
      .throwOnError();
    await eventually(async () => expect(await statusOf('/store/moon-insole')).toBe(200));
    const { page } = await visit(`${site.url}/store/moon-insole`, {}, [site.url, site.backendUrl]);
    await page.getByRole('heading', { name: 'Moon Insole', level: 1 }).waitFor();
    await isMissing('/store/mars-insole');
  });

  it('lets the browser detect a missing thing while the backend does not answer, except for closed lists', async () => {
    const held = site.backendPid();
    process.kill(held, 'SIGSTOP');
    try {
      expect(await statusOf('/kids-zone/no-such')).toBe(200);
      expect(await statusOf('/team/no-such')).toBe(404);
    } finally {
      process.kill(held, 'SIGCONT');
    }
  });
});
