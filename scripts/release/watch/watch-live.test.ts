import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Health } from '@little-arches/contracts/formats/reports';
import { readHistory } from '../store/history';
import { composeNothing, sampleReleases } from '../testing/sample-releases';
import { type Alarm, postAlarm, readWebhook } from './post-alarm';
import { rollBackOnce } from './roll-back-once';
import { watchLive } from './watch-live';

const { current, release, live } = sampleReleases();
const slo = { failedVisits: 2, LCP: 2500 };

/** Shares of failing visits by version; other versions have no visits. */
let failing: Record<string, number> = {};
let lcp = 1000;
let posted: Alarm[] = [];
let said: string[] = [];
let clock = 0;

beforeEach(async () => {
  [failing, lcp, posted, said, clock] = [{}, 1000, [], [], Date.now() + 7_200_000];
  for (const version of ['1.0.0', '1.1.0']) await release(version);
});

const readHealth = async ({ since }: { since: string }): Promise<Health> => ({
  since,
  versions: Object.entries(failing).map(([version, share]) => {
    const failed = Math.round(share * 400);
    return {
      ...{ channel: 'production', package: 'remote-store', version },
      ...{ visits: 400, failedVisits: failed, failures: failed, networks: 400, failedNetworks: failed },
      LCP: { visits: 400, p75: lcp },
    };
  }),
});

type Post = (alarm: Alarm) => Promise<void>;
const receive: Post = async (alarm) => void posted.push(alarm);

/** Watches until `done`, with fast polls. */
async function watch({
  done,
  rollsBack = false,
  post = receive,
}: {
  done: () => boolean | Promise<boolean>;
  rollsBack?: boolean;
  post?: Post;
}) {
  const ending = new AbortController();
  const watching = watchLive(current().store, 'production', {
    slos: new Map([['remote-store', slo]]),
    readHealth,
    now: () => clock,
    signal: ending.signal,
    pause: 2,
    log: (line) => said.push(line),
    post,
    ...(rollsBack && {
      rollBack: (one) => rollBackOnce(current().store, 'production', one, composeNothing),
    }),
  });
  while (!(await done())) await pause(2);
  // More polls, which must change nothing.
  await pause(50);
  ending.abort();
  return await watching;
}

const kinds = () => posted.map(({ kind, version }) => [kind, version]);

it('posts one alarm for a version that becomes bad while live', async () => {
  failing = { '1.1.0': 0.01 };
  let polls = 0;
  await watch({ done: () => ++polls > 20 });
  expect(posted).toEqual([]);
  failing = { '1.1.0': 0.3 };
  const last = await watch({ done: () => posted.length > 0 });
  expect(posted).toEqual([
    {
      ...{ format: 1, kind: 'below', channel: 'production', package: 'remote-store', version: '1.1.0', slo },
      text: 'remote-store 1.1.0 on production: below its objective. 120 of 400 visits from 400 networks failed, at most 2 % may.',
      at: new Date(clock).toISOString(),
      health: expect.objectContaining({ visits: 400, failedVisits: 120 }),
    },
  ]);
  expect(said).toEqual([posted[0]?.text]);
  expect(last).toEqual([expect.objectContaining({ verdict: 'failing', version: '1.1.0' })]);
  expect(await live()).toBe('1.1.0');
});

it('repeats an alarm after an hour while it lasts', async () => {
  failing = { '1.1.0': 0.3 };
  let isLater = false;
  const done = () => {
    if (posted.length === 1 && !isLater) {
      isLater = true;
      clock += 3_600_000;
    }
    return posted.length === 2;
  };
  await watch({ done });
  expect(kinds()).toEqual([
    ['below', '1.1.0'],
    ['below', '1.1.0'],
  ]);
});

it('rolls back once, recalls the version and says so', async () => {
  failing = { '1.1.0': 0.3, '1.0.0': 0 };
  await watch({ rollsBack: true, done: () => posted.length === 2 });
  expect(kinds()).toEqual([
    ['below', '1.1.0'],
    ['rolled-back', '1.1.0'],
  ]);
  expect(posted[1]).toMatchObject({ live: '1.0.0', text: expect.stringContaining('rolled back to 1.0.0.') });
  expect(await live()).toBe('1.0.0');
  const { entries } = await readHistory(current().store, 'production');
  expect(entries.at(-1)).toMatchObject({
    ...{ action: 'rollback', by: 'release watch', version: '1.0.0', previous: '1.1.0', recall: true },
  });
});

it('does not roll back a version again that someone made live again', async () => {
  failing = { '1.1.0': 0.3, '1.0.0': 0 };
  await watch({ rollsBack: true, done: () => posted.length === 2 });
  await release('1.1.0');
  posted = [];
  // Another process, which knows only what the store contains.
  await watch({ rollsBack: true, done: () => posted.length === 2 });
  expect(kinds()).toEqual([
    ['below', '1.1.0'],
    ['not-rolled-back', '1.1.0'],
  ]);
  expect(posted[1]?.text).toContain('A watch rolled this version back before');
  expect(await live()).toBe('1.1.0');
});

it('does not go back further when the version before fails too', async () => {
  failing = { '1.2.0': 0.3, '1.1.0': 0.3, '1.0.0': 0.3 };
  await release('1.2.0');
  await watch({ rollsBack: true, done: () => posted.length === 4 });
  expect(kinds()).toEqual([
    ['below', '1.2.0'],
    ['rolled-back', '1.2.0'],
    ['below', '1.1.0'],
    ['not-rolled-back', '1.1.0'],
  ]);
  expect(await live()).toBe('1.1.0');
});

it('rolls back once when two watches do it at the same time', async () => {
  await release('1.2.0');
  failing = { '1.2.0': 0.3, '1.1.0': 0, '1.0.0': 0 };
  const done = async () => (await live()) === '1.1.0';
  await Promise.all([watch({ rollsBack: true, done }), watch({ rollsBack: true, done })]);
  const { entries } = await readHistory(current().store, 'production');
  expect(entries.filter(({ by }) => by === 'release watch')).toHaveLength(1);
  expect(await live()).toBe('1.1.0');
});

it('reports a rollback that is refused, and tries it once', async () => {
  failing = { '1.1.0': 0.3 };
  const back = jest.fn(() => Promise.reject(new Error('This key owns nothing of remote-store.')));
  const ending = new AbortController();
  const watching = watchLive(current().store, 'production', {
    ...{
      slos: new Map([['remote-store', slo]]),
      readHealth,
      now: () => clock,
      signal: ending.signal,
      pause: 2,
    },
    ...{ log: () => {}, post: receive, rollBack: back },
  });
  while (posted.length < 2) await pause(2);
  await pause(50);
  ending.abort();
  await watching;
  expect(posted.map(({ text }) => text).at(-1)).toContain(
    'not rolled back. This key owns nothing of remote-store.',
  );
  expect(back).toHaveBeenCalledTimes(1);
});

it('raises an alarm for a slow version, and does not roll it back', async () => {
  failing = { '1.1.0': 0 };
  lcp = 4000;
  await watch({ rollsBack: true, done: () => posted.length > 0 });
  expect(posted.map(({ text }) => text)).toEqual([expect.stringContaining('LCP is 4000 ms')]);
  expect(await live()).toBe('1.1.0');
});

it('rolls back although no alarm arrives, and posts the alarm when the webhook is back', async () => {
  failing = { '1.1.0': 0.3, '1.0.0': 0.3 };
  let isUp = false;
  const post: Post = async (alarm) => {
    if (!isUp) throw new Error('The webhook at hooks.example did not take the alarm: it answered 503.');
    posted.push(alarm);
  };
  const done = async () => {
    isUp = (await live()) === '1.0.0';
    return posted.some(({ kind }) => kind === 'below');
  };
  await watch({ rollsBack: true, post, done });
  expect(said).toContain('The webhook at hooks.example did not take the alarm: it answered 503.');
  expect(kinds()).toContainEqual(['below', '1.0.0']);
});

describe('a webhook', () => {
  const alarm = { format: 1, kind: 'below', text: 'x', at: '', channel: 'production' } as Alarm;

  async function withReceiver(status: number, work: (url: URL, bodies: unknown[]) => Promise<void>) {
    const bodies: unknown[] = [];
    const server = createServer(async (request, response) => {
      bodies.push([request.method, request.headers['content-type'], await json(request)]);
      response.writeHead(status, { location: '/elsewhere' }).end('x'.repeat(1000));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = server.address() as AddressInfo;
      await work(new URL(`http://127.0.0.1:${port}/hooks/secret`), bodies);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  it('receives JSON by POST', () =>
    withReceiver(204, async (url, bodies) => {
      await postAlarm(url, alarm);
      expect(bodies).toEqual([['POST', 'application/json', alarm]]);
    }));

  it.each([
    [500, 'it answered 500'],
    [307, 'it can’t be reached'],
  ])('that answers %d makes the alarm fail with a sentence without its path', (status, reason) =>
    withReceiver(status, async (url, bodies) => {
      await expect(postAlarm(url, alarm)).rejects.toThrow(
        `The webhook at ${url.host} did not take the alarm: ${reason}.`,
      );
      expect(bodies).toHaveLength(1);
    }),
  );

  it.each(['hooks.example', 'ftp://hooks.example/secret', 'https://ada:secret@hooks.example/'])(
    'is refused without being repeated: %s',
    (text) => {
      expect(() => readWebhook(text)).toThrow('--webhook must be a web address');
      expect(() => readWebhook(text)).not.toThrow(/secret/);
    },
  );
});
