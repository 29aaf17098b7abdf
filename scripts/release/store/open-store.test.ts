import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBucketFixture } from './bucket/testing/bucket-fixture';
import { openStore } from './open-store';

const variables = ['AWS_ENDPOINT_URL', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_REGION'] as const;
const before = variables.map((name) => [name, process.env[name]] as const);
afterEach(() => {
  for (const [name, value] of before)
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
});

it('opens a directory', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'little-arches-store-'));
  const store = await openStore(directory);
  await store.putOnce('file.json', Buffer.from('{}'));
  expect(readdirSync(directory)).toEqual(['file.json']);
  rmSync(directory, { recursive: true });
});

it('opens a bucket at the endpoint and with the credentials of the environment', async () => {
  const fixture = await startBucketFixture();
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: fixture.url,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
  for (const location of ['s3://releases/site', 's3://releases/site/']) {
    const store = await openStore(location);
    await store.putOnce('file.json', Buffer.from('{}'));
  }
  expect([...fixture.objects.keys()]).toEqual(['site/file.json']);
  await fixture.stop();
});

it.each([
  ['https://releases.example.org', 'is no release store'],
  ['s3://', 'is no bucket'],
  ['s3://releases//site', 'is no bucket'],
  ['s3://releases/a b', 'is no bucket'],
])('refuses the location %s', async (location, message) => {
  await expect(openStore(location)).rejects.toThrow(message);
});
