import type { ReleaseStore } from './store';

/** Stores what another Node or npm may write otherwise and mean the same: the first one that is stored stays. */
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
