import { randomUUID } from 'node:crypto';
import { S3, type S3ClientConfig } from '@aws-sdk/client-s3';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { LOST, retryAgainstOthers } from '@little-arches/kit/retry-against-others';
import { IMMUTABLE } from '../asset-files';
import { otherContent, type ReleaseStore } from '../store';
import { type BucketStoreOptions, type Condition, createBucketObjects } from './bucket-objects';

/** Attempts to write a file that others write or remove at the same time. */
const PUT_TRIES = 20;

/**
 * Creates a store in an S3-compatible bucket. The service's conditional writes refuse a late writer, so there are
 * no locks that a killed process could leave behind.
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
        // Writing the same bytes renews the file's age. If the file is gone, gc removed it meanwhile.
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

/**
 * Opens the release store in a bucket, `s3://bucket/prefix`. Credentials, region and endpoint are the SDK's usual
 * variables: AWS_PROFILE or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, AWS_REGION, and AWS_ENDPOINT_URL for a
 * service other than Amazon's.
 */
export function openBucket(location: string, env: NodeJS.ProcessEnv = process.env): ReleaseStore {
  const [, bucket, prefix = ''] =
    /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/((?:[\w@.-]+\/)*[\w@.-]+))?\/?$/i.exec(location) ?? [];
  if (!bucket)
    throw new UsageError(
      `'${location}' is no bucket. Write it as s3://bucket or s3://bucket/prefix, with letters, digits, '.', '-' and '_' in the prefix.`,
    );
  const endpoint = env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL;
  const client = createClient({
    // Services with their own endpoint seldom have a host per bucket, and have no regions.
    ...(endpoint && { endpoint, forcePathStyle: true, region: env.AWS_REGION ?? 'us-east-1' }),
  });
  return createBucketStore({ bucket, prefix, client });
}

/** Milliseconds that a request may wait for one of the SDK's 50 sockets without a warning. */
const QUEUE_PATIENCE = 3_600_000;

/**
 * Creates a client of the pinned SDK. Suppresses warnings that do not concern a releasing person: about future Node
 * versions, and about the queue of requests, because a release stores every file of a version at once.
 */
export function createClient(options: S3ClientConfig): S3 {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  return new S3({ requestHandler: { socketAcquisitionWarningTimeout: QUEUE_PATIENCE }, ...options });
}
