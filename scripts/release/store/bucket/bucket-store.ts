import { randomUUID } from 'node:crypto';
import { LOST, retryAgainstOthers } from '@scripts/kit/retry-against-others';
import { IMMUTABLE } from '../asset-files';
import { otherContent, type ReleaseStore } from '../store';
import { type BucketStoreOptions, type Condition, createBucketObjects } from './bucket-objects';

/** Attempts to write a file that others write or remove at the same time. */
const PUT_TRIES = 20;

/**
 * A store in an S3-compatible bucket. Everything is decided by the service's conditional writes: who comes
 * late is refused, and there are no locks that someone could leave behind.
 */
export function createBucketStore(options: BucketStoreOptions): ReleaseStore {
  const objects = createBucketObjects(options);
  const { get, put } = objects;
  let probed: Promise<void> | undefined;

  return {
    get,
    list: objects.list,
    remove: objects.remove,
    async putOnce(key, content) {
      const settings = { CacheControl: IMMUTABLE };
      await retryAgainstOthers({ subject: `${key} in the bucket`, tries: PUT_TRIES }, async () => {
        if (await put(key, content, { IfNoneMatch: '*' }, settings)) return;
        const there = await get(key);
        if (there && !there.content.equals(content)) throw otherContent(key);
        // The same bytes once more make it young; nothing there any more means that gc was quicker.
        if (!there || !(await put(key, content, { IfMatch: there.etag }, settings))) return LOST;
      });
    },
    async swap(key, content, etag) {
      probed ??= objects.probeConditions();
      await probed;
      const condition: Condition = etag === undefined ? { IfNoneMatch: '*' } : { IfMatch: etag };
      return await put(key, content, condition, {
        CacheControl: 'no-cache',
        Metadata: { write: randomUUID() },
      });
    },
  };
}
