import { EnvironmentError } from '@little-arches/kit/errors/usage-error';
import { backupKey, registryKey } from '../store-keys';
import type { ReleaseStore } from './store';

/** Stores a backup of a channel's live registry. After a killed command the backup is that of an earlier release. */
export async function keepBackup(store: ReleaseStore, channel: string): Promise<void> {
  const [live, backup] = await Promise.all([store.get(registryKey(channel)), store.get(backupKey(channel))]);
  // The result is ignored: another process that swapped first stored a newer backup.
  if (live && isJson(live.content)) await store.swap(backupKey(channel), live.content, backup?.etag);
}

/**
 * Returns the content of a channel's pointer; for a repair, returns the backup when the pointer is no JSON.
 * Otherwise throws an EnvironmentError with the next step.
 */
export async function soundContent(
  store: ReleaseStore,
  channel: string,
  content: Buffer,
  repairs: boolean,
): Promise<Buffer> {
  if (isJson(content)) return content;
  const backup = repairs ? await store.get(backupKey(channel)) : undefined;
  if (backup && isJson(backup.content)) return backup.content;
  throw new EnvironmentError(
    `${registryKey(channel)} in the release store holds no JSON, so nobody can tell what is live. ${
      repairs
        ? 'There is no copy of it either: put the file back from a backup.'
        : `Put the file back, or have what was released last put back: npm run release -- compose --repair --channel ${channel}`
    }`,
  );
}

function isJson(content: Buffer): boolean {
  try {
    const value: unknown = JSON.parse(content.toString('utf8'));
    return value !== undefined;
  } catch {
    return false;
  }
}
