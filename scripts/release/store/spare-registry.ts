import { HinderedError } from '@scripts/kit/errors/usage-error';
import { registryKey, spareKey } from '../store-keys';
import type { ReleaseStore } from './store';

/**
 * Keeps a copy of what is live on a channel now. Where a command was killed before, the copy is that of an earlier
 * release.
 */
export async function keepSpare(store: ReleaseStore, channel: string): Promise<void> {
  const [live, spare] = await Promise.all([store.get(registryKey(channel)), store.get(spareKey(channel))]);
  // Anyone who interferes keeps something newer.
  if (live && isJson(live.content)) await store.swap(spareKey(channel), live.content, spare?.etag);
}

/**
 * The content of a channel's pointer, or for a repair its copy where that holds no JSON. Throws a HinderedError that
 * says so otherwise.
 */
export async function soundContent(
  store: ReleaseStore,
  channel: string,
  content: Buffer,
  repairs: boolean,
): Promise<Buffer> {
  if (isJson(content)) return content;
  const spare = repairs ? await store.get(spareKey(channel)) : undefined;
  if (spare && isJson(spare.content)) return spare.content;
  throw new HinderedError(
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
