import { compress, type Effort } from '@little-arches/kit/http/compression';
import type { ReleaseStore } from './store';

/**
 * Stores a file and its compressed forms `.br` and `.gz`, so that no server has to compress it. Writes the file
 * itself last: when it exists, every coding exists.
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

/** Stores a file unless one exists: other Node or npm versions may produce equivalent bytes. */
export async function putAnyOnce(
  store: ReleaseStore,
  key: string,
  make: () => Buffer | Promise<Buffer>,
): Promise<void> {
  if (await store.get(key)) return;
  const content = await make();
  try {
    await store.putOnce(key, content);
  } catch (error) {
    if (!(await store.get(key))) throw error;
  }
}
