import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDirectoryStore } from '../store';
import { startBucketFixture } from './testing/bucket-fixture';
import { connect } from './testing/connect';
import { describeStore } from './testing/store-contract';

describeStore('a directory', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'little-arches-store-'));
  return {
    open: () => createDirectoryStore(directory),
    close: async () => rmSync(directory, { recursive: true, force: true }),
  };
});

describeStore('a bucket', async () => {
  const fixture = await startBucketFixture();
  return { open: () => connect(fixture), close: fixture.stop };
});

describeStore('a folder of a bucket', async () => {
  const fixture = await startBucketFixture();
  return { open: () => connect(fixture, 'teams/site'), close: fixture.stop };
});

describeStore('a bucket of a gateway like Ceph’s', async () => {
  const fixture = await startBucketFixture();
  Object.assign(fixture.faults, { comparesUnquoted: true, failsInRaces: true });
  return { open: () => connect(fixture), close: fixture.stop };
});
