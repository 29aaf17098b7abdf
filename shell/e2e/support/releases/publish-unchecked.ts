import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@scripts/kit/integrity';
import { composeChannel } from '@scripts/release/compose/compose-channel';
import { readSite, siteFile } from '@scripts/release/site/site-file';
import { assetPath, changeRegistry, descriptorKey, withLive } from '@scripts/release/store/channel-registry';
import { createDirectoryStore } from '@scripts/release/store/store';
import type { Descriptor } from 'shared-contracts/formats/descriptor';

const CHANNEL = 'production';

/** What is published of a build: each file's content by its path. */
export type BuiltFiles = Readonly<Record<string, Buffer>>;

/** The files that a build left in a remote's folder. */
export function builtFiles(folder: string, artefact: Descriptor): BuiltFiles {
  const content = (file: string) => readFileSync(path.join(folder, 'dist', file));
  return {
    ...Object.fromEntries(artefact.extras.files.map(({ path }) => [path, content(`browser/${path}`)])),
    ...Object.fromEntries(artefact.node.map(({ path }) => [path, content(path)])),
  };
}

/** Puts builds into the site of a data directory, past the checks of a release, and composes the site. */
export async function publishUnchecked(
  dataDir: string,
  builds: readonly (readonly [Descriptor, BuiltFiles])[],
): Promise<void> {
  const store = createDirectoryStore(path.join(dataDir, 'releases'));
  const file = siteFile(dataDir, CHANNEL);
  const site = readSite(file);
  if (!site) throw new Error(`There is no site in ${dataDir}: start it first`);
  for (const [artefact, files] of builds) {
    const { name, version, entry, extras } = artefact;
    for (const [path, content] of Object.entries(files))
      await store.putOnce(`${name}/${version}/${path}`, content);
    const descriptor = Buffer.from(JSON.stringify(artefact));
    await store.putOnce(descriptorKey(name, version), descriptor);
    await changeRegistry(store, CHANNEL, (registry) =>
      withLive(registry, {
        name,
        url: assetPath(name, version, entry.path),
        metadata: { integrity: entry.integrity, version },
        extras: { ...extras, descriptor: integrityOf(descriptor) },
      }),
    );
  }
  await composeChannel({ store, channel: CHANNEL, file, config: site.config, full: false });
}
