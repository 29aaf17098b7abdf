import type { Registry } from '../model/registry';
import { putAnyOnce } from '../store/put-compressed';
import { type Released, releasedKey } from '../store/released-file';
import type { ReleaseStore } from '../store/store';
import { makeDelta } from './delta';
import { deltaKey } from './delta-names';
import { readDictionaries, readEarlier } from './dictionaries';

/** Number of earlier versions that deltas are made from. */
const VERSIONS = 3;

/** Largest size of a delta that is stored, as a share of the file's size in brotli. */
const WORTHWHILE = 0.8;

/**
 * Stores deltas of a version's scripts and styles, from each of the package's last three versions in the channel's
 * registry. Deltas only save bytes, so a failure is logged and not thrown.
 */
export async function storeDeltas(
  store: ReleaseStore,
  registry: Registry,
  released: Released,
  log: (line: string) => void,
): Promise<void> {
  try {
    const earlier = await readEarlier(store, registry, released, VERSIONS);
    await Promise.all(released.extras.files.map(({ path }) => storeDeltasOf(store, earlier, released, path)));
  } catch (error) {
    const { name, version } = released;
    const reason = error instanceof Error ? error.message : error;
    log(`Visitors who come again load ${name} ${version} whole, because no deltas could be made: ${reason}`);
  }
}

async function storeDeltasOf(
  store: ReleaseStore,
  earlier: readonly Released[],
  released: Released,
  file: string,
): Promise<void> {
  const key = releasedKey(released, file);
  const dictionaries = await readDictionaries(store, earlier, released, file);
  const content = dictionaries.size > 0 && (await store.get(key))?.content;
  if (!content) return;
  const compressed = (await store.get(`${key}.br`))?.content ?? content;
  for (const [hash, dictionary] of dictionaries) {
    const delta = await makeDelta(content, dictionary);
    if (delta.byteLength <= compressed.byteLength * WORTHWHILE)
      await putAnyOnce(store, deltaKey(key, hash), () => delta);
  }
}
