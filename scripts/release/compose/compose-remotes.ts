import { createHash } from 'node:crypto';
import { takesLibrary } from '@little-arches/build/federation/shared-libraries';
import {
  COMPOSITION_FORMAT,
  type ComposedRemote,
  type Composition,
} from '@little-arches/contracts/formats/page';
import { isCompatible, takesRuntime } from '@little-arches/contracts/remote';
import { integrityOf } from '@little-arches/kit/integrity';
import type { Registry, RegistryVersion } from '../model/registry';
import { assetPath } from '../store/channel-registry';
import { earlierVersions, liveVersionsOf } from '../store/live-versions';
import { putCompressed } from '../store/put-compressed';
import type { ReleaseStore } from '../store/store';
import { composedRemote, loadable } from './composed-remote';

/** Stores the whole composition once, as a file that pages name by its hash. */
export async function publishComposition(store: ReleaseStore, composition: Composition) {
  const content = Buffer.from(JSON.stringify(composition));
  await putCompressed(store, `composition/${composition.id}/composition.json`, content, 'quickly');
  const url = assetPath('composition', composition.id, 'composition.json');
  return { url, integrity: integrityOf(content) };
}

/** Returns what the shell needs about all live versions. */
export function composeRemotes(registry: Registry, shell: RegistryVersion): Composition {
  const remotes = liveVersionsOf(registry).flatMap((live): ComposedRemote[] => {
    const { name } = live;
    if (name === 'shell') return [];
    // Uses the live shell, which may be older or newer than this checkout.
    const lastGood = earlierVersions(registry, name).find(({ extras }) => fits(extras, shell));
    return [{ ...composedRemote(name, live), ...(lastGood && { lastGood: loadable(lastGood) }) }];
  });
  const content = { format: COMPOSITION_FORMAT, shell: { version: shell.metadata.version }, remotes };
  const id = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  return { id, ...content };
}

/**
 * Returns the part of the composition that one page contains: its own remote, without the file list, which the page
 * names itself. The rest is a file.
 */
export function partFor(composition: Composition, name: string, rest: Composition['rest']): Composition {
  const own = composition.remotes.filter((remote) => remote.name === name);
  return { ...composition, remotes: own.map(({ files: _, ...remote }) => remote), rest };
}

/** Returns whether a shell supports a remote: its contract, and the runtime that it was built for. */
export function fits(remote: RegistryVersion['extras'], shell: Pick<RegistryVersion, 'extras'>): boolean {
  return (
    isCompatible(remote.contract, shell.extras.contract.built) &&
    takesRuntime(remote.runtime, shell.extras.runtime) &&
    Object.entries(remote.singletons).every(([library, version]) =>
      takesLibrary(version, shell.extras.singletons[library] ?? ''),
    )
  );
}
