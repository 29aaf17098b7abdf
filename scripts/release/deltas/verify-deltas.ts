import type { Registry } from '../model/registry';
import { type Released, releasedFolders, releasedKey } from '../store/released-file';
import type { ReleaseStore } from '../store/store';
import { applyDelta } from './delta';
import { partsOfDelta } from './delta-names';
import { readDictionaries, readEarlier } from './dictionaries';

/**
 * Returns the keys of deltas that do not produce the version's files. Deltas from versions that the registry no
 * longer names can't be tested; browsers check every file's hash.
 */
export async function findWrongDeltas(
  store: ReleaseStore,
  registry: Registry,
  released: Released,
): Promise<readonly string[]> {
  const earlier = await readEarlier(store, registry, released);
  const stored = (await Promise.all(releasedFolders(released).map((folder) => store.list(folder)))).flat();
  const wrong = await Promise.all(
    released.extras.files.map(async ({ path }) => {
      const file = releasedKey(released, path);
      const deltas = stored.filter(({ key }) => partsOfDelta(key)?.file === file);
      if (deltas.length === 0) return [];
      const dictionaries = await readDictionaries(store, earlier, released, path);
      const isWrong = await Promise.all(deltas.map(({ key }) => isWrongDelta(store, key, dictionaries)));
      return deltas.filter((_, index) => isWrong[index]).map(({ key }) => key);
    }),
  );
  return wrong.flat();
}

async function isWrongDelta(
  store: ReleaseStore,
  key: string,
  dictionaries: ReadonlyMap<string, Buffer>,
): Promise<boolean> {
  const { file = '', dictionary = '' } = partsOfDelta(key) ?? {};
  const earlier = dictionaries.get(dictionary);
  const [plain, delta] = await Promise.all([store.get(file), store.get(key)]);
  if (!earlier || !plain || !delta) return false;
  const made = await applyDelta(delta.content, earlier).catch(() => undefined);
  return !made?.equals(plain.content);
}
