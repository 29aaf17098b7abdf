import { type Compression, compress, decompress, type Effort } from '@little-arches/kit/http/compression';
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

/**
 * Stores compressed content that is named by its hash. Returns the stored form. Replaces
 * a form with other content.
 */
export async function putCompressedExactly(
  store: ReleaseStore,
  key: string,
  content: Buffer,
): Promise<{ readonly br: Buffer; readonly gz: Buffer }> {
  const [br, gz] = await Promise.all([putForm('br', 'br'), putForm('gz', 'gzip')]);
  await store.putOnce(key, content);
  return { br, gz };

  async function putForm(ending: string, coding: Compression): Promise<Buffer> {
    const place = `${key}.${ending}`;
    const form = await compress(content, 'quickly', coding);
    try {
      await store.putOnce(place, form);
    } catch (error) {
      const there = await store.get(place);
      // Another release stored it; its Node may compress differently.
      if (there && (await isForm(there.content, coding))) return there.content;
      if (!there) throw error;
      await store.remove(place);
      await store.putOnce(place, form);
    }
    return form;
  }

  async function isForm(form: Buffer, coding: Compression): Promise<boolean> {
    return (await decompress(form, coding).catch(() => undefined))?.equals(content) ?? false;
  }
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
