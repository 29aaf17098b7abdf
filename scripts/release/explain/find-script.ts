import { type Descriptor, parseDescriptor } from '@little-arches/build/model/descriptor';
import { parseContent } from '../store/parse-content';
import { releasedKey } from '../store/released-file';
import type { ReleaseStore } from '../store/store';
import type { FramePlace } from './frames';

/** A file of a release, and a version that contains it. */
export interface FoundScript {
  readonly released: Descriptor;
  /** Path in the build. */
  readonly path: string;
}

/**
 * Finds the file that a frame names. Several versions may contain a file named by its hash: prefers `version`, else
 * the newest. Returns a sentence when no version contains it.
 */
export async function findScript(
  store: ReleaseStore,
  { package: name, folder, file }: FramePlace,
  version?: string,
): Promise<FoundScript | string> {
  const key = `${name}/${folder}/${file}`;
  const listed = (await store.list(name)).filter((one) => one.key.endsWith('/descriptor.json'));
  if (listed.length === 0) return `The release store has no version of ${name}.`;
  const isNamed = (one: { key: string }) => [version, folder].includes(one.key.split('/')[1]);
  const sorted = listed.toSorted(
    (a, b) => Number(isNamed(b)) - Number(isNamed(a)) || b.writtenAt - a.writtenAt,
  );
  for (const one of sorted) {
    const released = await readReadable(store, one.key);
    if (!released) continue;
    const { files } = released.extras;
    const found = files.find(({ path }) => releasedKey(released, path) === key);
    if (found) return { released, path: found.path };
  }
  return `No version of ${name} in the release store has ${folder}/${file}: it was removed, or released elsewhere.`;
}

/**
 * Reads a descriptor; undefined when it is unreadable. A newer tool may have written it, and another version may
 * have the file too.
 */
async function readReadable(store: ReleaseStore, key: string): Promise<Descriptor | undefined> {
  try {
    const stored = await store.get(key);
    return stored && parseContent(stored.content, key, parseDescriptor);
  } catch {
    return undefined;
  }
}
