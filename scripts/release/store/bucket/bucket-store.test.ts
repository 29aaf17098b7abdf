import type { ReleaseStore } from '../store';
import { createClient } from './bucket-store';
import { type BucketFixture, startBucketFixture } from './testing/bucket-fixture';
import { connect } from './testing/connect';

let fixture: BucketFixture;
let store: ReleaseStore;

beforeEach(async () => {
  fixture = await startBucketFixture();
  store = connect(fixture);
});
afterEach(async () => await fixture.stop());

const registry = 'registry/production.json';
const answersOf = (key: string) => fixture.answers.filter((answer) => answer.endsWith(` ${key}`));

it('prints no warning of the SDK while many reads wait for a socket', async () => {
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = createClient({
    endpoint: fixture.url,
    forcePathStyle: true,
    region: 'eu-central-1',
    credentials,
  });
  // The SDK reads its settings with the first request.
  await client.listObjectsV2({ Bucket: 'releases' });
  const handler: { handle: unknown; httpHandlerConfigs?(): object } = client.config.requestHandler;
  expect(handler.httpHandlerConfigs?.()).toMatchObject({
    socketAcquisitionWarningTimeout: 3_600_000,
  });
});

it('sends the type and cache time of a file', async () => {
  await store.putOnce('shell/1.0.0/main.js', Buffer.from('a'));
  await store.putOnce('shell/1.0.0/node/prerender.mjs', Buffer.from('b'));
  await store.swap(registry, Buffer.from('{}'), undefined);
  const headersOf = (key: string) => fixture.objects.get(key)?.headers;
  expect(headersOf('shell/1.0.0/main.js')).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(headersOf('shell/1.0.0/node/prerender.mjs')?.['content-type']).toBe(
    'text/javascript; charset=utf-8',
  );
  expect(headersOf(registry)).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-cache',
  });
});

it('stores everything below its prefix', async () => {
  const folder = connect(fixture, 'teams/site');
  await folder.putOnce('a/b.js', Buffer.from('a'));
  await store.putOnce('teams/other/b.js', Buffer.from('b'));
  expect([...fixture.objects.keys()].sort()).toEqual(['teams/other/b.js', 'teams/site/a/b.js']);
  expect((await folder.list('')).map(({ key }) => key)).toEqual(['a/b.js']);
});

it('lists more than one page', async () => {
  fixture.pageSize = 3;
  const keys = Array.from({ length: 8 }, (_, n) => `a/${n}.js`);
  await Promise.all(keys.map((key) => store.putOnce(key, Buffer.from(key))));
  expect((await store.list('a')).map(({ key }) => key)).toEqual(keys);
  expect(fixture.answers.filter((answer) => answer === 'GET 200 ')).toHaveLength(3);
});

it('retries when the service is busy or a write collides', async () => {
  fixture.faults.slowDowns = 1;
  fixture.faults.conflicts = 2;
  await store.putOnce('a/b.js', Buffer.from('a'));
  expect(answersOf('a/b.js')).toEqual([
    'PUT 503 a/b.js',
    'PUT 409 a/b.js',
    'PUT 409 a/b.js',
    'PUT 200 a/b.js',
  ]);
});

it('recognizes its own swap after a lost answer', async () => {
  await store.swap(registry, Buffer.from('1'), undefined);
  const stored = await store.get(registry);
  fixture.faults.lostAnswers = 1;
  expect(await store.swap(registry, Buffer.from('2'), stored?.etag)).toBe(true);
  expect(answersOf(registry)).toContain(`PUT lost ${registry}`);
  expect((await store.get(registry))?.content.toString()).toBe('2');
});

it('does not mistake another process’s swap for its own, even with the same bytes', async () => {
  await store.swap(registry, Buffer.from('1'), undefined);
  const stored = await store.get(registry);
  await connect(fixture).swap(registry, Buffer.from('2'), stored?.etag);
  fixture.faults.slowDowns = 1;
  expect(await store.swap(registry, Buffer.from('2'), stored?.etag)).toBe(false);
});

it('refuses a service that ignores conditions', async () => {
  fixture.faults.ignoresConditions = true;
  await expect(store.swap(registry, Buffer.from('1'), undefined)).rejects.toThrow(
    'ignores If-Match, so that two releases could overwrite each other',
  );
  expect(fixture.objects.has(registry)).toBe(false);
});

it('detects once how the service compares tags', async () => {
  fixture.faults.comparesUnquoted = true;
  for (const content of ['1', '2', '3'])
    expect(await store.swap(registry, Buffer.from(content), (await store.get(registry))?.etag)).toBe(true);
  expect(answersOf(registry).filter((answer) => answer.startsWith('PUT'))).toEqual([
    `PUT 200 ${registry}`,
    `PUT 412 ${registry}`,
    `PUT 200 ${registry}`,
    `PUT 200 ${registry}`,
  ]);
});

it('throws when the service keeps refusing its own tags', async () => {
  expect(await store.swap(registry, Buffer.from('1'), undefined)).toBe(true);
  expect(await store.swap(registry, Buffer.from('2'), (await store.get(registry))?.etag)).toBe(true);
  await store.putOnce('a/b.js', Buffer.from('a'));
  fixture.faults.comparesUnquoted = true;
  await expect(store.putOnce('a/b.js', Buffer.from('a'))).rejects.toThrow(
    'a/b.js in the bucket was changed by others during each of 20 tries',
  );
});

it('distinguishes a missing bucket from a missing file', async () => {
  const elsewhere = connect(fixture, '', 'nowhere');
  const message = /^The bucket nowhere can't be used \(NoSuchBucket: .*\)\. There is no such bucket/;
  await expect(elsewhere.get('a/b.js')).rejects.toThrow(message);
  await expect(elsewhere.putOnce('a/b.js', Buffer.from('a'))).rejects.toThrow(message);
  await expect(elsewhere.swap(registry, Buffer.from('a'), undefined)).rejects.toThrow(message);
  await expect(elsewhere.list('')).rejects.toThrow(message);
});

it('reports a service that does not answer', async () => {
  await fixture.stop();
  await expect(store.get('a/b.js')).rejects.toThrow(/^The bucket releases can't be used .*AWS_ENDPOINT_URL/);
});
