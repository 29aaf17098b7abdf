import type { Registry, RegistryVersion } from '../model/registry';
import { readDescriptor } from '../store/channel-registry';
import { type Released, releasedKey } from '../store/released-file';
import type { ReleaseStore } from '../store/store';
import { dictionaryHash } from './delta';
import { lastingName } from './delta-names';

/** Returns the other versions of a package that a registry names, newest first, without those that are removed. */
export async function readEarlier(
  store: ReleaseStore,
  { microFrontends }: Registry,
  { name, version }: Released,
  most?: number,
): Promise<readonly Released[]> {
  const others = (microFrontends[name] ?? []).filter(({ metadata }) => metadata.version !== version);
  const read = ({ metadata, extras }: RegistryVersion) =>
    readDescriptor(store, name, metadata.version, extras.descriptor).catch(() => undefined);
  const found = await Promise.all(others.slice(0, most).map(read));
  return found.flatMap((earlier) => earlier ?? []);
}

/** Returns the contents that a script or style had in earlier versions, by hash. Empty for other files. */
export async function readDictionaries(
  store: ReleaseStore,
  earlier: readonly Released[],
  released: Released,
  file: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const lasting = lastingName(file);
  if (lasting === undefined) return new Map();
  const keys = earlier.flatMap((version) =>
    version.extras.files
      .filter(({ path }) => lastingName(path) === lasting)
      .map(({ path }) => releasedKey(version, path)),
  );
  // A browser with the file at the same address does not request it again.
  const others = keys.filter((key) => key !== releasedKey(released, file));
  const stored = await Promise.all(others.map((key) => store.get(key)));
  return new Map(
    stored.flatMap((found) => (found ? [[dictionaryHash(found.content), found.content] as const] : [])),
  );
}
