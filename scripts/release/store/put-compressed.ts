import { compress, type Effort } from '@scripts/kit/compression';
import { putAnyOnce } from './put-any-once';
import type { ReleaseStore } from './store';

/**
 * Stores a file with its compressed forms beside it, `.br` and `.gz`, so that no server has to compress it. The
 * file itself comes last: one that is there is there in every coding.
 */
export async function putCompressed(
  store: ReleaseStore,
  key: string,
  content: Buffer,
  effort: Effort,
): Promise<void> {
  if (!(await store.get(key)))
    await Promise.all([
      putAnyOnce(store, `${key}.br`, () => compress(content, effort)),
      putAnyOnce(store, `${key}.gz`, () => compress(content, effort, 'gzip')),
    ]);
  await store.putOnce(key, content);
}
