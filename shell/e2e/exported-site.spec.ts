import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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

  /** Returns the parts of an answer that must be equal; redirects have a body that is never shown. */
  async function look(origin: string, address: string, method = 'GET') {
    const { status, headers, body } = await rawRequest(origin, address, { method });
    // Node sends the length of some answers only to GET.
    const lengths = method === 'GET' ? ['content-length'] : [];
    const compared = [
      ...Object.keys(securityHeaders(site.config)),
      ...['location', 'cache-control', 'vary', 'allow', 'strict-transport-security'],
      ...(status < 300 || status >= 400 ? ['content-type', 'content-encoding', ...lengths] : []),
    ];
    return {
      address: `${method} ${address}`,
      status,
      headers: Object.fromEntries(compared.map((name) => [name, headers[name]])),
      body: status < 300 || status >= 400 ? body.toString('latin1') : '',
    };
  }

  async function expectSame(addresses: readonly string[], method?: string) {
    for (const address of addresses)
      expect(await look(nginx.url, address, method)).toEqual(await look(siteUrl, address, method));
  }

  test('answers every page as the embedded server does', async () => {
    const addresses = site.pages.map(({ pattern }) => pattern.replace(/:\w+/g, 'something'));
    await expectSame(addresses.filter((address) => !/^\/(?:store|kids-zone)\/something$/.test(address)));
  });

  for (const address of [
    '/store/nothing',
    '/store/a%20b',
    '/store/%7Bx%7D',
    '/kids-zone/x',
    '/store/_productSlug',
  ] as const)
    test(`answers with status 200 for addresses that may be new: ${address}`, async () => {
      expect((await look(nginx.url, address)).status).toBe(200);
      expect((await look(siteUrl, address)).status).toBe(404);
    });

  test('answers every published file as the embedded server does', async () => {
    const files = readdirSync(path.join(folder, 'site/assets'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.\w+$/.test(path.basename(file)) && !/\.(br|gz)$/.test(file))
      .filter((file) => file.split(path.sep).length === 3);
    expect(files.length).toBeGreaterThan(50);
    await expectSame(files.map((file) => `/assets/${file.split(path.sep).join('/')}`));
  });

  for (const [what, addresses] of [
    ['other cases', ['/STORE', '/About-Us', '/Store/Rocket-Insole', '/Profile/Scans/17']],
    ['queries', ['/?x=1', '/store?level=2', '/store/rocket-insole?a=/b/../c//', '/store?']],
    ['patterns', ['/profile/scans/1', '/profile/scans/a%20b', '/profile/scans/%7Bx%7D', '/team/nobody']],
    ['slashes', ['/store/', '/store//', '//store', '//store/?a=1&b', '/profile//scans//17//', '//', '///?a']],
    ['foreign hosts', ['//example.org/', '//example.org', '//example.org//store/', '/example.org/..;/x/']],
    ['unknown addresses', ['/nope', '/nope/deeper/and/deeper/and/deeper/still', '/nope?a=1', '/store/a/b']],
    ['spellings that are no address', ['/%61bout-us', '/store%2Frocket-insole', '/%2Fstore', '/stor%65']],
    ['files of the export', ['/index.html', '/404.html', '/store.html']],
    ['more files of the export', ['/team/_name-missing', '/index.html.gz', '/store.html.br', '/export.json']],
    ['the not-found page', ['/404', '/404/', '/404?from=x']],
    ['single files', ['/robots.txt', '/sitemap.xml', '/composition.json', '/payment-simulator/stripe.js']],
    ['the security contact', ['/.well-known/security.txt', '/.well-known/', '/.well-known/other']],
    ['the third-party licences', ['/third-party-notices.txt']],
    ['missing files', ['/assets/', '/assets', '/assets/shell', '/assets/shell/', '/assets/shell/1/x.js']],
    ['odd files', ['/assets/shell/../x', '/assets/shell/1/x.exe', '/assets//shell/1/x.js', '/assets/a?b']],
  ] as const)
    test(`answers ${what} as the embedded server does`, async () => {
      await expectSame(addresses);
    });

  for (const method of ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'] as const)
    test(`answers ${method} as the embedded server does`, async () => {
      const { url } = site.composition.remotes[0] ?? { url: '' };
      await expectSame(['/', '/store/', '/nope', '/404', '/robots.txt', url, '/assets/x/1/x.js'], method);
    });

  test('redirects no address to another site', async () => {
    for (const address of [
      '/\\example.org/',
      '/\\example.org',
      '//\\example.org/',
      '/store/..//example.org/',
    ]) {
      const { status, headers } = await rawRequest(nginx.url, address);
      expect([302, 308]).toContain(status);
      expect(headers.location).toMatch(/^\/(?![/\\])/);
    }
  });

  test('sends the compressed form to a client that accepts it, and no body to a client with a current copy', async () => {
    const { url } = site.composition.remotes[0] ?? { url: '' };
    for (const address of ['/', '/store/rocket-insole', '/404', url]) {
      const plain = await rawRequest(nginx.url, address);
      const zipped = await rawRequest(nginx.url, address, { headers: { 'accept-encoding': 'gzip, br' } });
      const known = await rawRequest(siteUrl, address, { headers: { 'accept-encoding': 'gzip, br' } });
      expect(zipped.headers['content-encoding']).toBe('gzip');
      expect(zipped.headers.vary).toBe(known.headers.vary);
      expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
      expect(brotliDecompressSync(known.body).equals(plain.body)).toBe(true);
      expect(zipped.body.byteLength).toBeLessThan(plain.body.byteLength / 1.5);
    }
    const { headers } = await rawRequest(nginx.url, '/');
    const home = site.pages.find(({ pattern }) => pattern === '/');
    const homeStyles = { styles: [home?.style ?? 'none'] };
    const again = await rawRequest(nginx.url, '/', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.status).toBe(304);
    expect(again.headers).toMatchObject({
      'cache-control': 'no-cache',
      ...securityHeaders(site.config, homeStyles),
    });
  });

  test('answers an invalid request with its own message and the security headers', async () => {
    const { status, headers, body } = await rawRequest(nginx.url, '/', { headers: { host: 'a b' } });
    expect([status, body.toString()]).toEqual([400, 'This is no address.\n']);
    expect(headers).toMatchObject(securityHeaders(site.config));
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
