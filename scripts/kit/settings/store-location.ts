import path from 'node:path';
import type { Settings } from './settings';

/** Where commands find the release store: `RELEASE_STORE`, a directory or `s3://bucket`, else the data directory's own. */
export function readStoreLocation(env: NodeJS.ProcessEnv, { dataDir }: Pick<Settings, 'dataDir'>): string {
  return env.RELEASE_STORE || path.join(dataDir, 'releases');
}

/** What a store's location begins with, in small letters, as `s3`; undefined for a directory, a Windows drive included. */
export function schemeOf(location: string): string | undefined {
  return /^([a-z][a-z\d+.-]+):\/\//i.exec(location)?.[1]?.toLowerCase();
}
