import { sampleConfig } from '@little-arches/release/testing/sample-build';
import { createHealthHandler } from './health-handler';
import { createSiteHandler } from './site-handler';
import { type SiteSource, UnavailableError } from './source/site-source';

const hash = '1'.repeat(64);

function setUp() {
  let failure: Error | undefined;
  const source: SiteSource = {
    async site() {
      if (failure) throw failure;
      const page = {
        pattern: '/store',
        file: '/store.html',
        status: 200,
        content: hash,
        listed: true,
      } as const;
      return { id: hash, config: sampleConfig, composition: 'c1', pages: [page] };
    },
    file: async (key) => new TextEncoder().encode(key),
  };
  const handler = createHealthHandler(createSiteHandler(source), source);
  return {
    async ask(target: string, method = 'GET') {
      const answer = await handler({ method, target, header: () => undefined });
      return { ...answer, text: answer.body && new TextDecoder().decode(answer.body) };
    },
    fail: (error: Error) => {
      failure = error;
    },
  };
}

it('answers /healthz with 200 while a site can be served, also to HEAD', async () => {
  const { ask } = setUp();
  expect(await ask('/healthz')).toMatchObject({ status: 200, text: 'ok\n' });
  expect(await ask('/healthz?from=probe', 'HEAD')).toMatchObject({ status: 200, text: undefined });
  expect((await ask('/store')).status).toBe(200);
});

it('answers /healthz with 503 without a site, and its headers need none', async () => {
  const { ask, fail } = setUp();
  fail(new UnavailableError('There is no channels/production.json'));
  const { status, text, headers } = await ask('/healthz');
  expect([status, text]).toEqual([503, 'There is no site to serve; the log of the server says why.\n']);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
  });
});

it('rethrows a fault of the server, which the adapter logs', async () => {
  const { ask, fail } = setUp();
  fail(new Error('a defect'));
  await expect(ask('/healthz')).rejects.toThrow('a defect');
});
