import type { Registry } from '../model/registry';
import { putAnyOnce } from '../store/put-compressed';
import { type Released, releasedKey } from '../store/released-file';
import type { ReleaseStore } from '../store/store';
import { makeDelta } from './delta';
import { deltaKey } from './delta-names';
import { readDictionaries, readEarlier } from './dictionaries';

/** From how many earlier versions a visitor needs the difference only. */
const VERSIONS = 3;

/** The share of its size by brotli that a delta may have; what saves less isn't worth keeping. */
const WORTHWHILE = 0.8;

/**
 * Stores the scripts and styles of a version as their difference from what visitors of a channel have: from
 * each of the last three versions of the package in its registry. It only saves bytes, so a failure is logged
 * and stops nothing.
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
