import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveSampleSite } from './testing/served-site';

const served = serveSampleSite();
const { ask } = served;

describe('assets', () => {
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
  ])('%s is no asset: the answer is a plain 404 or a redirect to a page, never a file', async (target) => {
    const answer = await ask(target);
    expect([302, 404]).toContain(answer.status);
    expect(answer.body.toString()).not.toMatch('secret');
    if (answer.status === 404)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
  });

  // Windows lets only some users create links.
  if (process.platform !== 'win32')
    it('are not read through a link, neither a file nor a folder', async () => {
      const releases = path.join(served.folder, 'releases/remote-store');
      symlinkSync(path.join(served.folder, 'secret.js'), path.join(releases, '1.0.0-abc/linked.js'));
      symlinkSync(served.folder, path.join(releases, '2.0.0'));
      for (const target of ['1.0.0-abc/linked.js', '2.0.0/secret.js'])
        expect((await ask(`/assets/remote-store/${target}`)).status).toBe(404);
    });

  it('are read each time, so that a removed file is gone', async () => {
    const file = path.join(served.folder, 'releases/remote-store/1.0.0-abc/late.js');
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

  it('are sent on request, as Safari needs before it plays a video', async () => {
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

  it('are sent only of the file that the first parts came from', async () => {
    const { etag = '' } = (await ask(video)).headers;
    expect((await part('bytes=2-', { 'if-range': etag })).status).toBe(206);
    expect((await part('bytes=2-', { 'if-range': '"other"' })).status).toBe(200);
    expect((await part('bytes=2-', { 'if-none-match': etag })).status).toBe(304);
  });

  it('do not change the answer to HEAD', async () => {
    const head = await part('bytes=0-1', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.byteLength]).toEqual([200, '10', 0]);
  });

  it('are parts of the file itself, never of its compressed form', async () => {
    const script = '/assets/remote-store/1.0.0-abc/entry.0123.js';
    const answer = await ask(script, { range: 'bytes=0-1', 'accept-encoding': 'br' });
    expect([answer.status, answer.headers['accept-ranges']]).toEqual([200, undefined]);
    const plain = await ask(script, { range: 'bytes=0-1' });
    expect([plain.status, plain.body.toString()]).toEqual([206, '/*']);
  });
});
