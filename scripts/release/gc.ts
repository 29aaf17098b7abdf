import { parseDescriptor } from '@little-arches/build/model/descriptor';
import { fields, parseComposition, type Unreadable } from '@little-arches/contracts/formats';
import { EnvironmentError } from '@little-arches/kit/errors/usage-error';
import * as v from 'valibot';
import { versionsOf } from './compose/compose-remotes';
import { readManifest } from './site/stored-site';
import { inStore, listChannels, readRegistry } from './store/channel-registry';
import { parseContent } from './store/parse-content';
import { releasedFolders } from './store/released-file';
import type { Listed, ReleaseStore } from './store/store';
import { manifestKey, registryKey } from './store/store-keys';

export interface GcOptions {
  /** Number of sites of each channel that open tabs may still have. */
  readonly keep: number;
  /** Milliseconds in which an unfinished release may still become live. */
  readonly grace: number;
  readonly dryRun: boolean;
}

/** The removed files, or those that a run would remove. */
export interface GcResult {
  /** `<package>/<version>`, `composition/<id>` and `sites/<id>`. */
  readonly removed: readonly string[];
  readonly kept: readonly string[];
}

/** Milliseconds for which an unfinished release is kept. */
export const GRACE = 3_600_000;

/**
 * Removes versions, compositions and sites that no channel names as live, for a rollback, or in one of its
 * last sites. Throws an EnvironmentError and removes nothing when a channel is unreadable.
 */
export async function collectGarbage(
  store: ReleaseStore,
  { keep, grace, dryRun }: GcOptions,
): Promise<GcResult> {
  const all = await store.list('');
  const young = Date.now() - grace;
  const folders = new Map<string, Listed[]>();
  for (const file of all) {
    const folder = folderOf(file.key);
    if (folder === undefined) continue;
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  const removed: string[] = [];
  const kept: string[] = [];
  let state = await stateOf(store);
  const isYoung = (files: readonly Listed[]) => files.some(({ writtenAt }) => writtenAt > young);
  // An unfinished release may reuse files that exist already.
  const begun = [...folders].filter(([, files]) => isYoung(files)).map(([folder]) => folder);
  let needed = await findNeeded(store, keep, begun);
  for (const [folder, files] of folders) {
    if (needed.has(folder) || isYoung(files)) {
      kept.push(folder);
      continue;
    }
    // Checks again for releases since the last check.
    const now = await stateOf(store);
    if (now !== state) needed = await findNeeded(store, keep, begun);
    state = now;
    if (needed.has(folder)) kept.push(folder);
    else {
      removed.push(folder);
      if (!dryRun) await removeFolder(store, files);
    }
  }
  const drafts = all.filter(({ key, writtenAt }) => key.endsWith('.draft') && writtenAt <= young);
  if (!dryRun) for (const { key } of drafts) await store.remove(key);
  return { removed, kept };
}

/** Removes a folder, what describes it first: a version or a site without that does not exist. */
async function removeFolder(store: ReleaseStore, files: readonly Listed[]): Promise<void> {
  const isDescriptor = ({ key }: Listed) => /\/(descriptor|site)\.json$/.test(key);
  for (const { key } of [...files.filter(isDescriptor), ...files.filter((file) => !isDescriptor(file))])
    await store.remove(key);
}

/** Returns the unit that is kept or removed as a whole: a version, a composition, or a site. */
function folderOf(key: string): string | undefined {
  const [name, part, ...rest] = key.split('/');
  return rest.length > 0 ? `${name}/${part}` : undefined;
}

/** Returns a text that changes with every file that names needed files. */
async function stateOf(store: ReleaseStore): Promise<string> {
  const pointers = await store.list('channels');
  const tags = pointers.map(async ({ key }) => [key, (await store.get(key))?.etag]);
  return JSON.stringify(await Promise.all(tags));
}

async function findNeeded(store: ReleaseStore, keep: number, begun: readonly string[]): Promise<Set<string>> {
  const needed = new Set<string>();
  for (const channel of await listChannels(store)) {
    const { registry } = await readRegistry(store, channel);
    for (const [name, versions] of Object.entries(registry.microFrontends))
      for (const { metadata } of versions) needed.add(`${name}/${metadata.version}`);
    for (const part of registry.unreadable ?? []) {
      if (part.version === undefined) mustKnow(part, registryKey(channel));
      needed.add(`${part.package}/${part.version}`);
    }
    const { site, earlierSites = [] } = registry;
    for (const id of [site ?? [], earlierSites].flat().slice(0, keep)) await addSite(id);
  }
  for (const folder of new Set([...needed, ...begun])) await addApart(folder);
  return needed;

  /** Adds a version's files that are stored outside its folder, under a content hash. */
  async function addApart(folder: string): Promise<void> {
    if (!v.is(fields.packageName, folder.split('/')[0])) return;
    const key = `${folder}/descriptor.json`;
    const stored = await store.get(key);
    if (!stored) return;
    const descriptor = parseContent(stored.content, inStore(key), parseDescriptor);
    for (const part of releasedFolders(descriptor)) needed.add(part);
  }

  async function addComposition(id: string): Promise<void> {
    if (needed.has(`composition/${id}`)) return;
    needed.add(`composition/${id}`);
    const key = `composition/${id}/composition.json`;
    const stored = await store.get(key);
    if (!stored) return;
    const composition = parseContent(stored.content, inStore(key), parseComposition);
    for (const part of composition.unreadable ?? []) mustKnow(part, key);
    for (const [name, version] of versionsOf(composition)) needed.add(`${name}/${version}`);
  }

  async function addSite(id: string): Promise<void> {
    if (needed.has(`sites/${id}`)) return;
    needed.add(`sites/${id}`);
    const manifest = await readManifest(store, id);
    if (!manifest) return;
    for (const part of manifest.unreadable ?? []) mustKnow(part, manifestKey(id));
    await addComposition(manifest.composition.id);
    // A page that was kept names the composition that it was rendered for.
    for (const { composition } of manifest.pages)
      if (composition !== undefined) await addComposition(composition);
  }
}

/** Throws for an unreadable entry: it may name any file, so no file is known to be garbage. */
function mustKnow({ at, reason }: Unreadable, where: string): never {
  throw new EnvironmentError(
    `${where} can't be read at '${at}': ${reason} It may name what would be removed, so nothing was.`,
  );
}
