import { createHash } from 'node:crypto';
import {
  type ComposedRemote,
  type Composition,
  findMismatches,
  type LoadableVersion,
  PAGE_FORMATS,
} from '@little-arches/contracts/formats';
import { integrityOf } from '@little-arches/kit/integrity';
import type { Registry, RegistryVersion } from '../model/registry';
import { fillersOfPage } from '../model/slot-fillers';
import { assetPath } from '../store/channel-registry';
import { earlierVersions, type Live, liveVersionsOf } from '../store/live-versions';
import { putCompressed } from '../store/put-compressed';
import { isNamedByContent } from '../store/released-file';
import type { ReleaseStore } from '../store/store';

/** Stores the whole composition once, as a file that pages name by its hash. */
export async function publishComposition(store: ReleaseStore, composition: Composition) {
  const content = Buffer.from(JSON.stringify(composition));
  await putCompressed(store, `composition/${composition.id}/composition.json`, content, 'quickly');
  const url = assetPath('composition', composition.id, 'composition.json');
  return { url, integrity: integrityOf(content) };
}

/** Returns what the shell needs about all live versions. */
export function composeRemotes(registry: Registry, shell: RegistryVersion): Composition {
  const liveVersions = liveVersionsOf(registry);
  const remotes = liveVersions.flatMap((live): ComposedRemote[] => {
    const { name } = live;
    if (name === 'shell') return [];
    // Uses the live shell, which may be older or newer than this checkout.
    const lastGood = earlierVersions(registry, name).find((earlier) => fits({ name, ...earlier }, shell));
    return [{ ...composedRemote(name, live), ...(lastGood && { lastGood: loadable(lastGood) }) }];
  });
  const content = { format: PAGE_FORMATS.composition, shell: { version: shell.metadata.version }, remotes };
  const id = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  return { id, ...content };
}

/**
 * Returns the part of the composition that one page contains: its own remote and those that fill its slots, without
 * the file lists, because the page names its own files. The rest is a file.
 */
export function partFor(composition: Composition, name: string, rest: Composition['rest']): Composition {
  const { shows } = composition.remotes.find((remote) => remote.name === name) ?? {};
  const fillers = fillersOfPage(composition, shows);
  const own = composition.remotes.filter((remote) => remote.name === name || fillers.includes(remote));
  return { ...composition, remotes: own.map(({ files: _, ...remote }) => remote), rest };
}

/** Returns names and versions that a composition loads. */
export function versionsOf({ shell, remotes }: Composition): (readonly [name: string, version: string])[] {
  return [
    ['shell', shell.version],
    ...remotes.flatMap(({ name, version, lastGood }) => [
      [name, version] as const,
      ...(lastGood ? [[name, lastGood.version] as const] : []),
    ]),
  ];
}

/** Returns whether a shell supports a version of a remote. */
export function fits({ name, metadata, extras }: Live, shell: Pick<RegistryVersion, 'extras'>): boolean {
  const remote = { name, version: metadata.version, ...extras.handshake };
  return findMismatches(remote, shell.extras.handshake).length === 0;
}

/** Returns what a browser needs about a published version of a remote, except its fallback version. */
export function composedRemote(name: string, version: RegistryVersion): ComposedRemote {
  const { addresses, panels, slots } = version.extras;
  return {
    ...loadable(version),
    name,
    addresses: addresses.map(({ path }) => path),
    files: addresses.map(({ files }) => files.map(fromEntry)),
    panels,
    ...namesOf('fills', slots?.fills),
    ...namesOf('shows', slots?.shows),
  };
}

function namesOf<Key extends 'fills' | 'shows'>(key: Key, slots: object = {}) {
  const names = Object.keys(slots);
  return names.length > 0 ? { [key]: names } : {};
}

/** Returns the path of a file relative to the entry. */
function fromEntry(file: string): string {
  return isNamedByContent(file) ? `../${file}` : file;
}

/** Returns what a browser needs to load a version. */
function loadable({ url, metadata, extras }: RegistryVersion): LoadableVersion {
  return {
    version: metadata.version,
    url,
    integrity: metadata.integrity,
    contract: extras.handshake.contract,
    runtime: extras.handshake.runtime,
    ...(extras.container && { container: extras.container }),
  };
}
