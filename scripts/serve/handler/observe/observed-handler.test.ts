import { sampleConfig } from '@little-arches/release/testing/sample-build';
import { createSiteHandler } from '../site-handler';
import { type PointerState, type ServedSite, type SiteSource, UnavailableError } from '../source/site-source';
import { createObservedHandler } from './observed-handler';

const hash = (edition: number) => `${edition}`.repeat(64);
const token = 'a-token-of-twenty-four-characters';
const now = Date.parse('2026-11-27T12:00:00.000Z');

const page = (pattern: string, edition: number) =>
  ({ pattern, status: 200, content: hash(edition), listed: true }) as const;

const site: ServedSite = {
  id: hash(9),
  config: sampleConfig,
  composition: 'c1',
  pages: [page('/store', 1), page('/store/rocket', 2), page('/store/:productSlug', 3)],
};

function setUp(given: { metricsToken?: string; pointer?: PointerState } = { metricsToken: token }) {
  let failure: Error | undefined;
  const { pointer } = given;
  const source: SiteSource = {
    async site() {
      if (failure) throw failure;
      return site;
    },
    file: async (key) => (key.includes('nope') ? undefined : new TextEncoder().encode(key)),
    ...(pointer && { pointer: () => pointer }),
  };
  const handler = createObservedHandler(createSiteHandler(source), {
    source,
    metricsToken: given.metricsToken,
    now: () => now,
  });
  const ask = async (target: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await handler({ method, target, header: (name) => headers[name] });
    return { ...answer, text: answer.body && new TextDecoder().decode(answer.body) };
  };
  return {
    ask,
    fail: (error: Error) => {
      failure = error;
    },
    metrics: async () => (await ask('/metrics', { authorization: `Bearer ${token}` })).text ?? '',
  };
}

/** Returns the lines of a metric, without its descriptions. */
const linesOf = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(name));

describe('/healthz', () => {
  it('answers 200 while a site can be served, also to HEAD', async () => {
    const { ask } = setUp();
    expect(await ask('/healthz')).toMatchObject({ status: 200, text: 'ok\n' });
    expect(await ask('/healthz?from=probe', {}, 'HEAD')).toMatchObject({ status: 200, text: undefined });
  });

  it('answers 503 without a site, and its headers need none', async () => {
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
});

describe('the access to /metrics', () => {
  it('does not exist without a token in the settings', async () => {
    const { status, headers } = await setUp({}).ask('/metrics', { authorization: 'Bearer ' });
    expect([status, headers.location]).toEqual([302, '/404']);
  });

  it.each([
    ['no token', undefined],
    ['an empty token', 'Bearer '],
    ['another token', `Bearer ${token}x`],
    ['the beginning of the token', `Bearer ${token.slice(0, -1)}`],
    ['another scheme', `Basic ${token}`],
  ])('is refused with %s', async (_, authorization) => {
    const { ask } = setUp();
    await ask('/store');
    const { status, text, headers } = await ask('/metrics', authorization ? { authorization } : {});
    expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(text).not.toContain('requests_total');
  });

  it('is refused to a POST, as everywhere', async () => {
    const { ask } = setUp();
    expect((await ask('/metrics', { authorization: `Bearer ${token}` }, 'POST')).status).toBe(405);
  });
});

it('counts requests by kind of page and class of status', async () => {
  const { ask, metrics } = setUp();
  for (const target of ['/store', '/store', '/store/rocket', '/store/comet', '/nope', '/robots.txt'])
    await ask(target);
  for (const target of ['/assets/shell/1.0.0/main.js', '/assets/shell/1.0.0/nope.js']) await ask(target);
  await ask('/store', { 'if-none-match': '*' });
  await ask('/healthz');
  const text = await metrics();
  expect(linesOf(text, 'little_arches_requests_total').sort()).toEqual([
    'little_arches_requests_total{kind="/store",status="2xx"} 2',
    'little_arches_requests_total{kind="/store",status="3xx"} 1',
    'little_arches_requests_total{kind="/store/:productSlug",status="2xx"} 2',
    'little_arches_requests_total{kind="asset",status="2xx"} 1',
    'little_arches_requests_total{kind="asset",status="4xx"} 1',
    'little_arches_requests_total{kind="other",status="2xx"} 1',
    'little_arches_requests_total{kind="other",status="3xx"} 1',
  ]);
  // Neither the metrics nor the health are requests of visitors.
  expect(await metrics()).toContain('little_arches_request_duration_seconds_count{kind="other"} 2\n');
});

it('has no series for an address that a visitor invents', async () => {
  const { ask, metrics } = setUp();
  for (const target of ['/nope"} 1\nevil 1', '/store/"}', '/assets/"/x']) await ask(target);
  expect(await metrics()).not.toMatch(/evil|nope|"\}"/);
});

it('counts failures, which the adapter answers', async () => {
  const { ask, metrics, fail } = setUp();
  fail(new UnavailableError('nothing there'));
  await expect(ask('/store')).rejects.toThrow('nothing there');
  expect(await metrics()).toContain('little_arches_requests_total{kind="other",status="5xx"} 1\n');
});

it('writes a histogram whose buckets count all faster requests', async () => {
  const clock = jest.spyOn(performance, 'now');
  const { ask, metrics } = setUp();
  for (const milliseconds of [0.5, 30, 30, 60_000]) {
    clock.mockReturnValueOnce(1000).mockReturnValueOnce(1000 + milliseconds);
    await ask('/store');
  }
  clock.mockRestore();
  const name = 'little_arches_request_duration_seconds';
  const text = await metrics();
  expect(text).toContain(`# TYPE ${name} histogram\n`);
  expect(linesOf(text, name)).toEqual([
    ...['0.001', '0.005', '0.01', '0.025'].map((le) => `${name}_bucket{kind="/store",le="${le}"} 1`),
    ...['0.05', '0.1', '0.25', '0.5', '1', '2.5', '5'].map(
      (le) => `${name}_bucket{kind="/store",le="${le}"} 3`,
    ),
    `${name}_bucket{kind="/store",le="+Inf"} 4`,
    `${name}_sum{kind="/store"} 60.0605`,
    `${name}_count{kind="/store"} 4`,
  ]);
});

describe('the pointer', () => {
  it('has its ages and the refused signatures', async () => {
    const pointer = { signedAt: now - 90_000, readAt: now - 1500, refused: 2 };
    const text = await setUp({ metricsToken: token, pointer }).metrics();
    expect(text).toContain(
      '# TYPE little_arches_pointer_age_seconds gauge\nlittle_arches_pointer_age_seconds 90\n',
    );
    expect(text).toContain('\nlittle_arches_pointer_read_age_seconds 1.5\n');
    expect(text).toContain('\nlittle_arches_refused_signatures_total 2\n');
  });

  it('has no age of a signature in a store without signatures', async () => {
    const text = await setUp({ metricsToken: token, pointer: { readAt: now, refused: 0 } }).metrics();
    expect(text).not.toContain('pointer_age_seconds');
    expect(text).toContain('\nlittle_arches_pointer_read_age_seconds 0\n');
  });
});
