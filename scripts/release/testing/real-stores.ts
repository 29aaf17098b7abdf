import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { includesEvery } from '@little-arches/kit/includes-every';
import { openBucket } from '../store/bucket/bucket-store';
import { startBucketFixture } from '../store/bucket/testing/bucket-fixture';
import { connect } from '../store/bucket/testing/connect';
import type { EmptyStore } from '../store/bucket/testing/store-contract';
import { createDirectoryStore } from '../store/store';

/** A store that several processes write to. */
export interface RealStore extends EmptyStore {
  /** Location for `openStore`, in a process that has the same environment variables. */
  readonly location: string;
  readonly env: Readonly<Record<string, string>>;
}

const { REAL_BUCKET } = process.env;

/** Every kind of store, each opened empty; with REAL_BUCKET=s3://name also a real service. */
export const realStores: readonly (readonly [name: string, open: () => Promise<RealStore>])[] = [
  ['a directory', openDirectory],
  ['a bucket', openFixture],
  ...(REAL_BUCKET ? ([[REAL_BUCKET, () => openRealBucket(REAL_BUCKET)]] as const) : []),
];

/**
 * The kinds of store for tests of whole releases. The contract test covers their differences, so most runs leave out
 * the bucket.
 */
export const releaseStores =
  REAL_BUCKET || includesEvery('scripts/release/store') ? realStores : realStores.slice(0, 1);

async function openDirectory(): Promise<RealStore> {
  const location = mkdtempSync(path.join(tmpdir(), 'little-arches-store-'));
  return {
    location,
    env: {},
    open: () => createDirectoryStore(location),
    close: async () => rmSync(location, { recursive: true, force: true }),
  };
}

async function openFixture(): Promise<RealStore> {
  const fixture = await startBucketFixture();
  return {
    location: 's3://releases/site',
    env: {
      AWS_ENDPOINT_URL: fixture.url,
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    },
    open: () => connect(fixture, 'site'),
    close: fixture.stop,
  };
}

async function openRealBucket(bucket: string): Promise<RealStore> {
  const location = `${bucket}/${randomUUID()}`;
  return { location, env: {}, open: () => openBucket(location), close: async () => {} };
}
