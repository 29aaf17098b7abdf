import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { freePort } from '@scripts/kit/processes/free-port';
import { sampleConfig } from '@scripts/release/testing/sample-build';
import type { ComposedSite } from 'shared-contracts/formats/site';
import { startSiteServer } from './site-server';

const page = (pattern: string, status: 200 | 404 = 200) => ({
  pattern,
  status,
  html: `<!doctype html><title>${pattern}</title>${'<p>text</p>'.repeat(50)}`,
  listed: status === 200 && !pattern.includes(':'),
});

const composed = (more: Partial<ComposedSite> = {}): ComposedSite => ({
  composition: { id: 'composition-1', shell: { version: '1.0.0' }, remotes: [] },
  config: sampleConfig,
  pages: [page('/'), page('/store'), page('/store/rocket'), page('/store/:productSlug'), page('/404', 404)],
  unrendered: [],
  ...more,
});

let folder = '';
let port = 0;
let site: () => ComposedSite;
let stop: () => Promise<void>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-serve-'));
  const assets = path.join(folder, 'releases/remote-store/1.0.0-abc');
  mkdirSync(assets, { recursive: true });
  writeFileSync(path.join(assets, 'entry.0123.js'), `/* entry */${' '.repeat(500)}`);
  writeFileSync(path.join(assets, 'photo.exe'), 'MZ');
  writeFileSync(path.join(assets, 'font.woff2'), 'wOF2');
  writeFileSync(path.join(assets, 'film.mp4'), '0123456789');
  writeFileSync(path.join(folder, 'secret.js'), 'secret');
  port = await freePort();
  ({ stop } = await startSiteServer({
    port,
    site: () => site(),
    releases: path.join(folder, 'releases'),
    extraFiles: { '/payment-simulator/stripe.js': { type: 'text/javascript', content: () => 'stand-in' } },
  }));
});
beforeEach(() => {
  const current = composed();
  site = () => current;
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends the target as it is: no client tidies it up on the way. */
function ask(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: target, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Sends bytes that no client would, and gives all that comes back. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
}

const titleOf = ({ body }: Answer) => /<title>(.*?)<\/title>/.exec(body.toString())?.[1];

describe('pages', () => {
  it.each([
    ['/', '/'],
    ['/store', '/store'],
    ['/Store', '/store'],
    ['/store?level=1', '/store'],
    ['/store/rocket', '/store/rocket'],
    ['/store/other', '/store/:productSlug'],
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

  it('/404 is a page with status 404', async () => {
    const answer = await ask('/404');
    expect(answer.status).toBe(404);
    expect(titleOf(answer)).toBe('/404');
  });

  it.each(['/nope', '/store/a/b', '/%', '/%00', '/nope?x=1', '/404.html', '/.env', '/index.html'])(
    'the unknown %s leads to /404',
    async (target) => {
      const answer = await ask(target);
      expect([answer.status, answer.headers.location]).toEqual([302, '/404']);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it.each([
    ['/store/', '/store'],
    ['/store/?level=1', '/store?level=1'],
    ['/store///', '/store'],
    ['/store//rocket', '/store/rocket'],
    ['//evil.example/', '/evil.example'],
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

  it('answers a request in the form a proxy is asked in', async () => {
    expect(titleOf(await ask(`http://localhost:${port}/store`))).toBe('/store');
  });

  it('answers 400 to what is no address', async () => {
    const answer = await sendRaw('GET * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('are those of the composition of the moment', async () => {
    expect((await ask('/concept')).status).toBe(302);
    const next = composed({ pages: [page('/concept')] });
    site = () => next;
    expect((await ask('/concept')).status).toBe(200);
    expect((await ask('/store')).status).toBe(302);
  });
});

it("allows a page's own inline style, and only in its answer", async () => {
  const next = composed({ pages: [{ ...page('/store'), style: "'sha256-abc'" }, page('/concept')] });
  site = () => next;
  const stylesOf = async (address: string) =>
    /style-src (.*?);/.exec(String((await ask(address)).headers['content-security-policy']))?.[1];
  expect(await stylesOf('/store')).toBe("'self' 'sha256-abc'");
  expect(await stylesOf('/concept')).toBe("'self'");
  expect(await stylesOf('/assets/nothing')).toBe("'self'");
});

describe('what a client has already', () => {
  it('is not sent again', async () => {
    const { etag } = (await ask('/store')).headers;
    const answer = await ask('/store', { 'if-none-match': etag ?? '' });
    expect([answer.status, answer.body.byteLength]).toEqual([304, 0]);
    expect(answer.headers.etag).toBe(etag);
    expect(answer.headers['content-security-policy']).toBeDefined();
  });

  it.each([
    ['made weak by a proxy', (etag: string) => `W/${etag}`],
    ['among others', (etag: string) => `"other", ${etag}`],
  ])('is known by a tag %s', async (_, tagged) => {
    const { etag } = (await ask('/store')).headers;
    expect((await ask('/store', { 'if-none-match': tagged(etag ?? '') })).status).toBe(304);
  });

  it('is sent when it changed, and never instead of a 404', async () => {
    expect((await ask('/store', { 'if-none-match': '"other"' })).status).toBe(200);
    const { etag } = (await ask('/404')).headers;
    expect((await ask('/404', { 'if-none-match': etag ?? '' })).status).toBe(404);
  });

  it('has another tag in another encoding', async () => {
    const plain = await ask('/store');
    const small = await ask('/store', { 'accept-encoding': 'br' });
    expect(small.headers.etag).not.toBe(plain.headers.etag);
    expect(
      (await ask('/store', { 'accept-encoding': 'br', 'if-none-match': small.headers.etag ?? '' })).status,
    ).toBe(304);
  });
});

describe('compression', () => {
  it.each(['/store', '/assets/remote-store/1.0.0-abc/entry.0123.js'])('makes %s smaller', async (target) => {
    const plain = await ask(target);
    const small = await ask(target, { 'accept-encoding': 'gzip, deflate, br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'content-length': String(small.body.byteLength),
    });
    expect(small.body.byteLength).toBeLessThan(plain.body.byteLength);
    expect(brotliDecompressSync(small.body)).toEqual(plain.body);
  });

  it.each([
    ['br', true],
    ['gzip;q=1.0, br;q=0.8', false],
    ['BR', true],
    ['br;q=0', false],
    ['br;q=0.000', false],
    ['br;q=1.0', true],
    ['gzip', false],
    ['brotli', false],
    ['', false],
  ])('with accept-encoding %j: %s', async (accepted, expected) => {
    const { headers } = await ask('/store', { 'accept-encoding': accepted });
    expect(headers['content-encoding'] === 'br').toBe(expected);
  });

  it.each(['/store', '/assets/remote-store/1.0.0-abc/entry.0123.js'])(
    'makes %s smaller for clients that know gzip only, under a tag of its own',
    async (target) => {
      const plain = await ask(target);
      const small = await ask(target, { 'accept-encoding': 'gzip' });
      expect(small.headers).toMatchObject({
        'content-encoding': 'gzip',
        vary: 'accept-encoding',
        'content-length': String(small.body.byteLength),
      });
      expect(gunzipSync(small.body)).toEqual(plain.body);
      const tags = [plain, small, await ask(target, { 'accept-encoding': 'br' })].map(
        ({ headers }) => headers.etag,
      );
      expect(new Set(tags).size).toBe(3);
      const again = await ask(target, { 'accept-encoding': 'gzip', 'if-none-match': tags[1] ?? '' });
      expect([again.status, again.headers.etag, again.headers.vary]).toEqual([
        304,
        tags[1],
        'accept-encoding',
      ]);
    },
  );

  it('is not left out for who refuses what is not compressed', async () => {
    const target = '/assets/remote-store/1.0.0-abc/font.woff2';
    const answer = await ask(target, { 'accept-encoding': 'br, identity;q=0' });
    expect([answer.status, answer.headers.vary, answer.headers['cache-control']]).toEqual([
      406,
      'accept-encoding',
      'no-store',
    ]);
  });

  it('leaves alone what is compressed already', async () => {
    const { headers } = await ask('/assets/remote-store/1.0.0-abc/font.woff2', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({ 'content-type': 'font/woff2' });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('assets', () => {
  it('are kept for ever', async () => {
    const answer = await ask('/assets/remote-store/1.0.0-abc/entry.0123.js');
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toMatch('/* entry */');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    '/assets/remote-store/1.0.0-abc/nope.js',
    '/assets/remote-store/1.0.0-abc/photo.exe',
    '/assets/remote-store/1.0.0-abc/',
    '/assets/remote-store/1.0.0-abc',
    '/assets/remote-store/1.0.0-abc/node/routes.mjs',
    '/assets/',
    '/assets/remote-store/../secret.js',
    '/assets/../../secret.js',
    '/assets/remote-store/..%2f..%2f/secret.js',
    '/assets/remote-store/%2e%2e/secret.js',
    '/assets/remote-store/..%5c..%5c/secret.js',
    '/assets/..\\..\\secret.js',
    '/assets//secret.js',
    '/assets/remote-store/1.0.0-abc/entry.0123.js%00.css',
    '/assets/remote-store/.../secret.js',
  ])('%s is none: a plain 404 or a way to a page, never a file', async (target) => {
    const answer = await ask(target);
    expect([302, 404]).toContain(answer.status);
    expect(answer.body.toString()).not.toMatch('secret');
    if (answer.status === 404)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
  });

  // Windows lets only some users make links.
  if (process.platform !== 'win32')
    it('are never read through a link, neither a file nor a folder', async () => {
      const releases = path.join(folder, 'releases/remote-store');
      symlinkSync(path.join(folder, 'secret.js'), path.join(releases, '1.0.0-abc/linked.js'));
      symlinkSync(folder, path.join(releases, '2.0.0'));
      for (const target of ['1.0.0-abc/linked.js', '2.0.0/secret.js'])
        expect((await ask(`/assets/remote-store/${target}`)).status).toBe(404);
    });

  it('that are missing say so themselves instead of leading to a page', async () => {
    const answer = await ask('/assets/remote-store/1.0.0-abc/nope.js');
    expect([answer.status, answer.body.toString()]).toEqual([404, 'There is no such file.\n']);
  });

  it('are read anew, so that a file that is gone is gone', async () => {
    const file = path.join(folder, 'releases/remote-store/1.0.0-abc/late.js');
    expect((await ask('/assets/remote-store/1.0.0-abc/late.js')).status).toBe(404);
    writeFileSync(file, 'late');
    expect((await ask('/assets/remote-store/1.0.0-abc/late.js')).status).toBe(200);
    rmSync(file);
    expect((await ask('/assets/remote-store/1.0.0-abc/late.js')).status).toBe(404);
  });
});

describe('parts of a file', () => {
  const video = '/assets/remote-store/1.0.0-abc/film.mp4';
  const part = async (range: string, more: Record<string, string> = {}, method = 'GET') =>
    await ask(video, { range, ...more }, method);

  it('are sent to who asks for them, as Safari does before it plays a video', async () => {
    const first = await part('bytes=0-1');
    expect([first.status, first.body.toString()]).toEqual([206, '01']);
    expect(first.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': 'bytes 0-1/10',
      'content-length': '2',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await part('bytes=8-')).body.toString()).toBe('89');
    expect((await part('bytes=-3')).body.toString()).toBe('789');
  });

  it('are offered with the whole', async () => {
    const whole = await ask(video);
    expect([whole.status, whole.headers['accept-ranges'], whole.body.byteLength]).toEqual([200, 'bytes', 10]);
  });

  it('that do not exist are refused with the size there is', async () => {
    const answer = await part('bytes=10-');
    expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */10']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['bytes=0-1,3-4', 'lines=1-2', 'bytes=x'])('%s is answered with the whole', async (range) => {
    expect([(await part(range)).status, (await part(range)).body.byteLength]).toEqual([200, 10]);
  });

  it('are sent only of the file they were begun with', async () => {
    const { etag = '' } = (await ask(video)).headers;
    expect((await part('bytes=2-', { 'if-range': etag })).status).toBe(206);
    expect((await part('bytes=2-', { 'if-range': '"other"' })).status).toBe(200);
    expect((await part('bytes=2-', { 'if-none-match': etag })).status).toBe(304);
  });

  it('do not change what HEAD says', async () => {
    const head = await part('bytes=0-1', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.byteLength]).toEqual([200, '10', 0]);
  });

  it('are those of the file itself, never of its compressed form', async () => {
    const script = '/assets/remote-store/1.0.0-abc/entry.0123.js';
    const answer = await ask(script, { range: 'bytes=0-1', 'accept-encoding': 'br' });
    expect([answer.status, answer.headers['accept-ranges']]).toEqual([200, undefined]);
    const plain = await ask(script, { range: 'bytes=0-1' });
    expect([plain.status, plain.body.toString()]).toEqual([206, '/*']);
  });

  it('of a page are not sent', async () => {
    const answer = await ask('/store', { range: 'bytes=0-1' });
    expect([answer.status, answer.headers['accept-ranges']]).toEqual([200, undefined]);
  });
});

describe('the host', () => {
  const status = async (lines: readonly string[]) => {
    const answer = await sendRaw(`GET /store HTTP/1.1\r\n${lines.join('\r\n')}\r\nconnection: close\r\n\r\n`);
    return { status: Number(answer.split(' ')[1]), answer };
  };

  it.each([
    ['two', ['host: www.littlearches.example', 'host: evil.example']],
    ['the same twice', ['host: a', 'Host: a']],
    ['none', ['accept: */*']],
    ['an empty one', ['host:']],
    ['no name of one', ['host: a b']],
    ['a path', ['host: a/store']],
  ])('%s is answered with 400 and all the headers', async (_, lines) => {
    const { status: code, answer } = await status(lines);
    expect(code).toBe(400);
    expect(answer).toContain('This is no address.');
    expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  });

  it('may be any, once', async () => {
    expect((await status(['host: [::1]:3000'])).status).toBe(200);
    expect((await status(['host: anything.example'])).status).toBe(200);
  });
});

it('lets no other site embed what it answers', async () => {
  for (const target of ['/store', '/404', '/nope', '/robots.txt', '/composition.json', '/assets/x/1/x.js'])
    expect((await ask(target)).headers['cross-origin-resource-policy']).toBe('same-origin');
});

it('serves further files as they are now, and names of the language are none', async () => {
  const answer = await ask('/payment-simulator/stripe.js');
  expect([answer.status, answer.body.toString()]).toEqual([200, 'stand-in']);
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect((await ask('/toString')).status).toBe(302);
});

it('tells which composition is live', async () => {
  const answer = await ask('/composition.json');
  expect(JSON.parse(answer.body.toString())).toEqual({ id: 'composition-1' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('tells those who found a weakness whom to write to', async () => {
  const answer = await ask('/.well-known/security.txt');
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.body.toString()).toMatch(/^Contact: mailto:/);
  expect(answer.body.toString()).toContain('\nExpires: ');
});

it('shows the licences of what the site holds of others', async () => {
  site = () => composed({ notices: 'Terms of react' });
  const answer = await ask('/third-party-notices.txt');
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(answer.body.toString()).toBe('Terms of react');
});

it('writes addresses into the sitemap as text', async () => {
  const pages = [page("/a&b<c>'"), page('/d"e')];
  site = () => composed({ pages });
  expect((await ask('/sitemap.xml')).body.toString()).toContain('/a&amp;b&lt;c&gt;&#39;</loc>');
});

it('lists for search engines the pages they may list', async () => {
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

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not answered', async (method) => {
    const answer = await ask('/store', {}, method);
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

it('stays up when it cannot answer, logs why and tells the visitor little', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
  const broken = new Error('/secret/place/site.json is gone');
  site = () => {
    throw broken;
  };
  const answer = await ask('/store');
  expect(answer.status).toBe(500);
  expect(answer.body.toString()).toBe('The server failed to answer; its log says why.');
  expect(printed).toHaveBeenCalledWith('GET /store failed', broken);
  printed.mockRestore();
  site = () => composed();
  expect((await ask('/store')).status).toBe(200);
});

it('refuses a port that is taken', async () => {
  await expect(startSiteServer({ port, site: () => composed(), releases: folder })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});
