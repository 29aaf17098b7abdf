import { realStores } from '../../testing/real-stores';
import { startBucketFixture } from './testing/bucket-fixture';
import { connect } from './testing/connect';
import { describeStore } from './testing/store-contract';

for (const [name, open] of realStores) describeStore(name, open);

describeStore('a folder of a bucket', async () => {
  const fixture = await startBucketFixture();
  return { open: () => connect(fixture, 'teams/site'), close: fixture.stop };
});

describeStore('a bucket of a gateway like Ceph’s', async () => {
  const fixture = await startBucketFixture();
  Object.assign(fixture.faults, { comparesUnquoted: true, failsInRaces: true });
  return { open: () => connect(fixture), close: fixture.stop };
});
