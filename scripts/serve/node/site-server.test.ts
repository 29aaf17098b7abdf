import { createComposedSiteSource } from './composed-site-source';
import { startSiteServer } from './site-server';
import { type Answer, composed, page, serveSampleSite } from './testing/served-site';

const served = serveSampleSite();
const { ask, sendRaw } = served;

const titleOf = ({ body }: Answer) => /<title>(.*?)<\/title>/.exec(body.toString())?.[1];

describe('pages', () => {
  it.each([
    ['/store/%E0%A4%A', '/store/:productSlug'],
    ['/store/..%2f..%2fsecret', '/store/:productSlug'],
  ])('%s answers 200 with the page of %s', async (target, pattern) => {
    const answer = await ask(target);
    expect(answer.status).toBe(200);
    expect(titleOf(answer)).toBe(pattern);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it.each(['/%', '/%00', '/404.html', '/.env'])('the unknown %s redirects to /404', async (target) => {
    const answer = await ask(target);
    expect([answer.status, answer.headers.location]).toEqual([302, '/404']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['/store///', '/store'],
    ['//evil.example', '/evil.example'],
    ['//evil.example/%2e%2e/', '/'],
    ['///evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/\\/evil.example/', '/evil.example'],
    ['/./store/', '/store'],
    ['//', '/'],
  ])('%s has one address: %s', async (target, location) => {
    const answer = await ask(target);
    expect([answer.status, answer.headers.location]).toEqual([308, location]);
    expect(new URL(location, 'https://www.littlearches.example').host).toBe('www.littlearches.example');
  });

  it('answers a request in the form for proxies', async () => {
    expect(titleOf(await ask(`http://localhost:${served.port}/store`))).toBe('/store');
  });

  it('answers 400 to an invalid address', async () => {
    const answer = await sendRaw('GET * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('serves the pages of the current composition', async () => {
    expect((await ask('/concept')).status).toBe(302);
    const next = composed({ pages: [page('/concept')] });
    served.site = () => next;
    expect((await ask('/concept')).status).toBe(200);
    expect((await ask('/store')).status).toBe(302);
  });
});

describe('the host', () => {
  const status = async (lines: readonly string[]) => {
    const answer = await sendRaw(`GET /store HTTP/1.1\r\n${lines.join('\r\n')}\r\nconnection: close\r\n\r\n`);
    return { status: Number(answer.split(' ')[1]), answer };
  };

  it.each([
    ['two', ['host: www.littlearches.example', 'host: evil.example']],
    ['none', ['accept: */*']],
  ])('%s is answered with 400 and all the headers', async (_, lines) => {
    const { status: code, answer } = await status(lines);
    expect(code).toBe(400);
    expect(answer).toContain('This is no address.');
    expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  });

  it('accepts any single host', async () => {
    expect((await status(['host: [::1]:3000'])).status).toBe(200);
    expect((await status(['host: anything.example'])).status).toBe(200);
  });
});

it('forbids other sites to embed its answers', async () => {
  for (const target of ['/store', '/404', '/nope', '/robots.txt', '/composition.json', '/assets/x/1/x.js'])
    expect((await ask(target)).headers['cross-origin-resource-policy']).toBe('same-origin');
});

it('serves the current content of further files', async () => {
  const answer = await ask('/payment-simulator/stripe.js');
  expect([answer.status, answer.body.toString()]).toEqual([200, 'stand-in']);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

it('escapes addresses in the sitemap', async () => {
  const pages = [page("/a&b<c>'"), page('/d"e')];
  served.site = () => composed({ pages });
  expect((await ask('/sitemap.xml')).body.toString()).toContain('/a&amp;b&lt;c&gt;&#39;</loc>');
});

it('lists for search engines only pages they may list', async () => {
  expect((await ask('/robots.txt')).body.toString()).toContain(
    'Sitemap: https://www.littlearches.example/sitemap.xml',
  );
  const sitemap = (await ask('/sitemap.xml')).body.toString();
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
    ['/', '/store', '/store/rocket'].map((address) => `https://www.littlearches.example${address}`),
  );
});

describe('methods', () => {
  it.each(['/store', '/404', '/nope', '/assets/remote-store/1.0.0-abc/entry.0123.js', '/robots.txt'])(
    'HEAD %s answers as GET, without the content',
    async (target) => {
      const get = await ask(target);
      const head = await ask(target, {}, 'HEAD');
      expect(head.status).toBe(get.status);
      expect(head.body.byteLength).toBe(0);
      const { date: _, ...headers } = get.headers;
      expect(head.headers).toMatchObject(
        Object.fromEntries(
          Object.entries(headers).filter(
            ([name]) => !/^(transfer-encoding|content-length|connection|keep-alive)$/.test(name),
          ),
        ),
      );
    },
  );
});

it('continues when it cannot answer, logs the reason and reveals little to the visitor', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
  const broken = new Error('/secret/place/site.json is gone');
  served.site = () => {
    throw broken;
  };
  const answer = await ask('/store');
  expect(answer.status).toBe(500);
  expect(answer.body.toString()).toBe('The server failed to answer; its log says why.');
  expect(printed).toHaveBeenCalledWith(expect.stringContaining(`GET /store failed: ${broken}`));
  printed.mockRestore();
  served.site = () => composed();
  expect((await ask('/store')).status).toBe(200);
});

it('refuses a port that is taken', async () => {
  await expect(
    startSiteServer({ port: served.port, source: createComposedSiteSource(() => composed(), served.folder) }),
  ).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});
