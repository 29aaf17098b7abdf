import path from 'node:path';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { schemeOf } from '@little-arches/kit/settings/store-location';
import { createDirectoryStore, type ReleaseStore } from './store';

/**
 * Opens the release store at `location`: a bucket for `s3://bucket/prefix`, otherwise a directory. Throws a
 * UsageError for any other URL.
 */
export async function openStore(location: string): Promise<ReleaseStore> {
  const scheme = schemeOf(location);
  if (!scheme) return createDirectoryStore(path.resolve(location));
  // Imported here, so that a directory store does not wait for the SDK.
  if (scheme === 's3') return await (await import('./bucket/bucket-store')).openBucket(location);
  throw new UsageError(
    `'${location}' is no release store. Name a directory, or a bucket as s3://bucket or s3://bucket/prefix.`,
  );
}
