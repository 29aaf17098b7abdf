import { sampleConfig } from '@little-arches/release/testing/sample-build';
import { createSiteHandler } from './site-handler';
import type { ServedSite, SiteSource } from './source/site-source';

const hash = (edition: number) => `${edition}`.repeat(64);

/** Returns a site with one page, whose bytes name the edition and the coding. */
function siteOf(edition: number): ServedSite {
  const page = {
    pattern: '/about-us',
    file: '/about-us.html',
    status: 200 as const,
    content: hash(edition),
    listed: true,
  };
  return { id: hash(edition), config: sampleConfig, composition: 'c1', pages: [page] };
}

function setUp() {
  let site = siteOf(1);
  const source: SiteSource = {
    site: async () => site,
    file: async (key) => new TextEncoder().encode(key),
  };
  const handler = createSiteHandler(source);
  return {
    release: () => {
      site = siteOf(2);
    },
    ask: async (headers: Record<string, string> = {}, method = 'GET', target = '/about-us') => {
      const answer = await handler({ method, target, header: (name) => headers[name] });
      return { ...answer, text: answer.body && new TextDecoder().decode(answer.body) };
    },
  };
}

it('reads a page in the requested coding', async () => {
  const { ask } = setUp();
  expect((await ask({ 'accept-encoding': 'br' })).text).toBe(`sites/${hash(1)}/about-us.html.br`);
  expect((await ask({ 'accept-encoding': 'gzip' })).text).toBe(`sites/${hash(1)}/about-us.html.gz`);
  expect((await ask()).text).toBe(`sites/${hash(1)}/about-us.html`);
});

it('answers requests with other headers separately', async () => {
  const { ask } = setUp();
  const { headers } = await ask();
  const etag = headers.etag ?? '';
  expect(await ask({ 'if-none-match': etag })).toMatchObject({ status: 304, text: undefined });
  expect(await ask({}, 'HEAD')).toMatchObject({ status: 200, text: undefined });
  expect(await ask({}, 'POST')).toMatchObject({ status: 405 });
  expect(await ask({}, 'GET', '/about-us?from=mail')).toMatchObject({ status: 200 });
  expect(await ask({}, 'GET', '/about-us/')).toMatchObject({ status: 308 });
});

it('shows the page of another site as soon as it is live', async () => {
  const { ask, release } = setUp();
  await ask();
  release();
  expect((await ask()).text).toBe(`sites/${hash(2)}/about-us.html`);
});
