import { S3, type S3ClientConfig } from '@aws-sdk/client-s3';
import { UsageError } from '@scripts/kit/errors/usage-error';
import type { ReleaseStore } from '../store';
import { createBucketStore } from './bucket-store';

/**
 * The release store in a bucket, `s3://bucket/prefix`. Credentials, region and endpoint are the SDK's usual ones:
 * AWS_PROFILE or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, AWS_REGION, and AWS_ENDPOINT_URL for a service that
 * is not Amazon's.
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
    // Services at an address of their own seldom have one for each bucket, and have no regions.
    ...(endpoint && { endpoint, forcePathStyle: true, region: env.AWS_REGION ?? 'us-east-1' }),
  });
  return createBucketStore({ bucket, prefix, client });
}

/**
 * A client of the SDK, which is pinned: what Node its later versions want is no news to the person who
 * releases.
 */
export function createClient(options: S3ClientConfig): S3 {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  return new S3(options);
}
