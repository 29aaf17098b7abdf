import { type Descriptor, parseDescriptor } from '@scripts/build/model/descriptor';
import { parseContent } from '../store/parse-content';
import { releasedKey } from '../store/released-file';
import type { ReleaseStore } from '../store/store';
import type { FramePlace } from './frames';

/** A file of a release, and a version that has it. */
export interface FoundScript {
  readonly released: Descriptor;
  /** Its path in the build. */
  readonly path: string;
}

/**
 * Finds the file that a frame names. Several versions may have a file that is under its hash: that of
 * `version` is taken where it has it, else the newest. Returns a sentence where there is none.
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

/** What can't be read may be of a newer tool; the file may be in another version too. */
async function readReadable(store: ReleaseStore, key: string): Promise<Descriptor | undefined> {
  try {
    const stored = await store.get(key);
    return stored && parseContent(stored.content, key, parseDescriptor);
  } catch {
    return undefined;
  }
}
