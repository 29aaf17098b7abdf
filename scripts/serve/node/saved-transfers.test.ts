import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serveSampleSite } from './testing/served-site';

const { ask } = serveSampleSite();

describe('content that a client has already', () => {
  it('is sent again after a change, and a 404 stays a 404', async () => {
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

const page = '/store';
const script = '/assets/remote-store/1.0.0-abc/entry.0123.js';
const vary = 'accept-encoding';

describe('compression', () => {
  it.each([page, script])('makes %s smaller', async (target) => {
    const plain = await ask(target);
    const small = await ask(target, { 'accept-encoding': 'gzip, deflate, br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      vary,
      'content-length': String(small.body.byteLength),
    });
    expect(small.body.byteLength).toBeLessThan(plain.body.byteLength);
    expect(brotliDecompressSync(small.body)).toEqual(plain.body);
  });

  it.each([page, script])(
    'makes %s smaller for clients that support gzip only, under a separate tag',
    async (target) => {
      const plain = await ask(target);
      const small = await ask(target, { 'accept-encoding': 'gzip' });
      expect(small.headers).toMatchObject({
        'content-encoding': 'gzip',
        vary,
        'content-length': String(small.body.byteLength),
      });
      expect(gunzipSync(small.body)).toEqual(plain.body);
      const tags = [plain, small, await ask(target, { 'accept-encoding': 'br' })].map(
        ({ headers }) => headers.etag,
      );
      expect(new Set(tags).size).toBe(3);
      const again = await ask(target, { 'accept-encoding': 'gzip', 'if-none-match': tags[1] ?? '' });
      expect([again.status, again.headers.etag, again.headers.vary]).toEqual([304, tags[1], vary]);
    },
  );
});
