import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBucketFixture } from '../store/bucket/testing/bucket-fixture';
import { connect } from '../store/bucket/testing/connect';
import { createDirectoryStore, type ReleaseStore } from '../store/store';

/** A store that several processes write to. */
export interface RealStore {
  /** What `openStore` opens, in a process with `env`. */
  readonly location: string;
  readonly env: NodeJS.ProcessEnv;
  readonly store: ReleaseStore;
  close(): Promise<void>;
}

/** Every kind of store, each to be opened empty. */
export const realStores: readonly (readonly [name: string, open: () => Promise<RealStore>])[] = [
  ['a directory', openDirectory],
  ['a bucket', openBucket],
];

async function openDirectory(): Promise<RealStore> {
  const location = mkdtempSync(path.join(tmpdir(), 'little-arches-store-'));
  return {
    location,
    env: process.env,
    store: createDirectoryStore(location),
    close: async () => rmSync(location, { recursive: true, force: true }),
  };
}

async function openBucket(): Promise<RealStore> {
  const fixture = await startBucketFixture();
  return {
    location: 's3://releases/site',
    env: {
      ...process.env,
      AWS_ENDPOINT_URL: fixture.url,
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    },
    store: connect(fixture, 'site'),
    close: fixture.stop,
  };
}
