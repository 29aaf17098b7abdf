import type { Descriptor } from '@little-arches/build/model/descriptor';
import type { Effort } from '@little-arches/kit/http/compression';
import { isCompressible } from './asset-files';
import { isTrial } from './dry-run-store';
import { putAnyOnce, putCompressed } from './put-compressed';
import { releasedKey } from './released-file';
import type { ReleaseStore } from './store';
import { descriptorKey } from './store-keys';

/** Reads a file of a build; undefined when it is missing. */
export type ReadBuilt = (artefact: Descriptor, file: string) => Promise<Buffer | undefined>;

/**
 * Stores the files of a version, each written once, and its descriptor last: a version with a descriptor is
 * complete.
 */
export async function storeVersion(
  store: ReleaseStore,
  artefact: Descriptor,
  read: ReadBuilt,
  effort: Effort,
): Promise<void> {
  const { name, version, extras, node, maps = [] } = artefact;
  await Promise.all(
    [...extras.files, ...node].map(async ({ path: file }) => {
      const key = releasedKey(artefact, file);
      const content = await mustRead(artefact, file, read);
      const isServed = !file.startsWith('node/');
      if (isServed && isCompressible(file) && !isTrial(store))
        await putCompressed(store, key, content, effort);
      else await store.putOnce(key, content);
    }),
  );
  // Maps explain failures for visitors, and a dry run has no visitors.
  if (!isTrial(store))
    await Promise.all(
      maps.map(async ({ path: file }) =>
        store.putOnce(releasedKey(artefact, file), await mustRead(artefact, file, read)),
      ),
    );
  await store.putOnce(descriptorKey(name, version), descriptorOf(artefact));
}

/**
 * Stores the bill of materials of a version, which `sbom` creates from its notices. Logs a failure without
 * throwing.
 */
export async function storeSbom(
  store: ReleaseStore,
  artefact: Descriptor,
  read: ReadBuilt,
  sbom: (artefact: Descriptor, notices: string) => string,
  log: (line: string) => void,
): Promise<void> {
  const { name, version, notices } = artefact;
  if (!notices) return;
  try {
    // Another version of npm may produce other bytes.
    await putAnyOnce(store, `${name}/${version}/sbom.json`, async () =>
      Buffer.from(sbom(artefact, (await mustRead(artefact, notices, read)).toString('utf8'))),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    log(`${name} ${version} is stored without a bill of materials: ${reason}`);
  }
}

/** Returns the bytes of a descriptor, whose hash the registry contains. */
export function descriptorOf(artefact: Descriptor): Buffer {
  return Buffer.from(JSON.stringify(artefact));
}

async function mustRead(artefact: Descriptor, file: string, read: ReadBuilt): Promise<Buffer> {
  const content = await read(artefact, file);
  if (content) return content;
  throw new Error(`${file} of ${artefact.name} ${artefact.version} is gone: build and publish again`);
}
