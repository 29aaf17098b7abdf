import { sampleConfig } from '@scripts/release/testing/sample-build';
import { createSiteHandler, type SiteHandlerOptions } from './site-handler';
import type { ServedSite, SiteSource } from './source/site-source';

const hash = (edition: number) => `${edition}`.repeat(64);

/** A site with one page; its bytes say which edition and coding they are. */
function siteOf(edition: number): ServedSite {
  const page = { pattern: '/about-us', status: 200 as const, content: hash(edition), listed: true };
  return { id: hash(edition), config: sampleConfig, composition: 'c1', pages: [page] };
}

function setUp(options: SiteHandlerOptions = {}) {
  let site = siteOf(1);
  const read: string[] = [];
  const source: SiteSource = {
    site: async () => site,
    file: async (key) => {
      read.push(key);
      return new TextEncoder().encode(key);
    },
  };
  const handler = createSiteHandler(source, options);
  return {
    read,
    release: () => {
      site = siteOf(2);
    },
    ask: async (headers: Record<string, string> = {}, method = 'GET', target = '/about-us') => {
      const answer = await handler({ method, target, header: (name) => headers[name] });
      return { ...answer, text: answer.body && new TextDecoder().decode(answer.body) };
    },
  };
}

it('reads a page once for all who ask for the whole of it in the same coding', async () => {
  const { ask, read } = setUp();
  const first = await ask({ 'accept-encoding': 'br' });
  expect(await ask({ 'accept-encoding': 'br' })).toEqual(first);
  expect(read).toEqual([`pages/${hash(1)}.html.br`]);
  expect((await ask({ 'accept-encoding': 'gzip' })).text).toBe(`pages/${hash(1)}.html.gz`);
  expect((await ask()).text).toBe(`pages/${hash(1)}.html`);
});

it('gives who asks for something else of it their own answer', async () => {
  const { ask } = setUp();
  const { headers } = await ask();
  const etag = headers.etag ?? '';
  expect(await ask({ 'if-none-match': etag })).toMatchObject({ status: 304, text: undefined });
  expect(await ask({}, 'HEAD')).toMatchObject({ status: 200, text: undefined });
  expect(await ask({}, 'POST')).toMatchObject({ status: 405 });
  expect(await ask({}, 'GET', '/about-us?from=mail')).toMatchObject({ status: 200 });
  expect(await ask({}, 'GET', '/about-us/')).toMatchObject({ status: 308 });
});

it('shows the page of another site as soon as that is live', async () => {
  const { ask, release } = setUp();
  await ask();
  release();
  expect((await ask()).text).toBe(`pages/${hash(2)}.html`);
});

it('reads a file each time, or once for all who ask for the whole of it where files are kept', async () => {
  const script = '/assets/shell/1.0.0/main.js';
  const asks: Record<string, string>[] = [
    {},
    {},
    { 'available-dictionary': 'x' },
    { range: 'bytes=0-1' },
    {},
  ];
  for (const [keepFiles, times] of [
    [false, 5],
    [true, 3],
  ] as const) {
    const { ask, read } = setUp({ keepFiles });
    for (const headers of asks) await ask(headers, 'GET', script);
    expect(read).toEqual(Array(times).fill('shell/1.0.0/main.js'));
  }
});
