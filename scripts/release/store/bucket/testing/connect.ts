import type { ReleaseStore } from '../../store';
import { createBucketStore, createClient } from '../bucket-store';
import type { BucketFixture } from './bucket-fixture';

/** Creates a store in the fixture's bucket, through the real SDK. */
export function connect({ url }: Pick<BucketFixture, 'url'>, prefix = '', bucket = 'releases'): ReleaseStore {
  const client = createClient({
    endpoint: url,
    region: 'eu-central-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  return createBucketStore({ bucket, prefix, client });
}
