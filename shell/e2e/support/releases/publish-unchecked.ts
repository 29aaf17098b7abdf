import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Descriptor } from '@little-arches/build/model/descriptor';
import { integrityOf } from '@little-arches/kit/integrity';
import { createComposer } from '@little-arches/release/compose/compose-candidate';
import { readLiveSite } from '@little-arches/release/site/stored-site';
import { assetPath, changeRegistry } from '@little-arches/release/store/channel-registry';
import { type Live, withLive } from '@little-arches/release/store/live-versions';
import { releasedKey } from '@little-arches/release/store/released-file';
import { createDirectoryStore } from '@little-arches/release/store/store';
import { descriptorKey } from '@little-arches/release/store/store-keys';

const CHANNEL = 'production';

/** The published files of a build: content by path. */
export type BuiltFiles = Readonly<Record<string, Buffer>>;

/** Reads the files that a build left in a remote's folder. */
export function builtFiles(folder: string, artefact: Descriptor): BuiltFiles {
  const content = (file: string) => readFileSync(path.join(folder, 'dist', file));
  return {
    ...Object.fromEntries(artefact.extras.files.map(({ path }) => [path, content(`browser/${path}`)])),
    ...Object.fromEntries(artefact.node.map(({ path }) => [path, content(path)])),
  };
}

/** Puts builds into the site of a data directory, skipping the checks of a release, and composes the site. */
export async function publishUnchecked(
  dataDir: string,
  builds: readonly (readonly [Descriptor, BuiltFiles])[],
): Promise<void> {
  const store = createDirectoryStore(path.join(dataDir, 'releases'));
  const site = await readLiveSite(store, CHANNEL);
  if (!site) throw new Error(`There is no site in ${dataDir}: start it first`);
  const liveVersions: Live[] = [];
  for (const [artefact, files] of builds) {
    const { name, version, entry, extras } = artefact;
    for (const [path, content] of Object.entries(files))
      await store.putOnce(releasedKey(artefact, path), content);
    const descriptor = Buffer.from(JSON.stringify(artefact));
    await store.putOnce(descriptorKey(name, version), descriptor);
    liveVersions.push({
      name,
      url: assetPath(name, version, entry.path),
      metadata: { integrity: entry.integrity, version },
      extras: { ...extras, descriptor: integrityOf(descriptor) },
    });
  }
  const { compose } = createComposer({ store, channel: CHANNEL, config: site.config });
  await changeRegistry(store, CHANNEL, async (before) => {
    const registry = liveVersions.reduce(withLive, before);
    return { ...registry, site: await compose({ registry, moving: new Set(), strict: false }) };
  });
}
