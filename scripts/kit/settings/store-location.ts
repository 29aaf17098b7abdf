import path from 'node:path';
import type { Settings } from './settings';

/**
 * Returns the location of the release store: `RELEASE_STORE`, a directory or `s3://bucket`, otherwise the one in
 * the data directory.
 */
export function readStoreLocation(env: NodeJS.ProcessEnv, { dataDir }: Pick<Settings, 'dataDir'>): string {
  return env.RELEASE_STORE || path.join(dataDir, 'releases');
}

/**
 * Returns the scheme of a store's location in lower case, such as `s3`; undefined for a directory, including a
 * Windows drive.
 */
export function schemeOf(location: string): string | undefined {
  return /^([a-z][a-z\d+.-]+):\/\//i.exec(location)?.[1]?.toLowerCase();
}
