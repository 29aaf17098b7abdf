import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type OwnSite, startOwnSite } from './support/own-site';
import { look } from './support/page/look';
import { visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';
import { siteUrl } from './support/site';

const visit = visitsOfThisFile();
const heading = 'We couldn’t find that';

describe('at an address of a product, story or person that is not there', () => {
  it.each(['/store/no-such', '/kids-zone/no-such', '/team/no-such'])(
    '%s has status 404, and says so without a script',
    async (address) => {
      const { status, headers } = await look(siteUrl + address);
      expect([status, headers.get('location')]).toEqual([404, null]);
      const { page, problems } = await visit(address, { javaScriptEnabled: false });
      problems.expect(/404 \(Not Found\)/);
      await page.getByRole('heading', { name: heading }).waitFor();
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    },
  );

  it('what the server sent stays as it is, and asks the backend nothing', async () => {
    const { page, context, problems } = await visit();
    problems.expect(/404 \(Not Found\)/);
    const asked: string[] = [];
    context.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => Reflect.set(window, 'sent', document.querySelector('h1')));
    });
    await page.goto('/store/no-such');
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

describe('on a site of its own', () => {
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

  it('a product that came since the release is shown within seconds', async () => {
    expect(await statusOf('/store/moon-insole')).toBe(404);
    const row = { slug: 'moon-insole', name: 'Moon Insole', description: 'New.', price: 100 };
    await site
      .service()
      .from('products')
      .insert({ ...row, image: 'comet', level: '0' })
      .throwOnError();
    await eventually(async () => expect(await statusOf('/store/moon-insole')).toBe(200));
    const { page } = await visit(`${site.url}/store/moon-insole`, {}, [site.url, site.backendUrl]);
    await page.getByRole('heading', { name: 'Moon Insole', level: 1 }).waitFor();
    expect(await statusOf('/store/mars-insole')).toBe(404);
  });

  it('the browser finds out while the backend does not answer, but for lists that are closed', async () => {
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
