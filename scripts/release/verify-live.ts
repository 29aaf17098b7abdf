import { createHash } from 'node:crypto';
import { EnvironmentError } from '@little-arches/kit/errors/usage-error';
import { type Compression, decompress } from '@little-arches/kit/http/compression';
import { checkFiles } from './check/files/check-files';
import type { StoredPage } from './model/site';
import { readManifest, readPage, readPages } from './site/stored-site';
import { readDescriptor, readRegistry } from './store/channel-registry';
import { type Live, liveVersionsOf } from './store/live-versions';
import { releasedKey } from './store/released-file';
import type { ReleaseStore } from './store/store';
import { noticesKey, pageKey } from './store-keys';

/** Result of a complete verification. */
export interface Verification {
  /** Sentences, each with the problem and its fix. */
  readonly problems: readonly string[];
  /** Whether the owners of the packages signed the content. */
  readonly signed: boolean;
  readonly files: number;
  readonly pages: number;
}

/** Reads everything that is live on a channel, and compares it with what was released and signed. */
export async function verifyLive(store: ReleaseStore, channel: string): Promise<Verification> {
  const problems: string[] = [];
  const tell = (error: unknown) => void problems.push(error instanceof Error ? error.message : String(error));
  const found = await readRegistry(store, channel).catch(tell);
  if (!found) return { problems, signed: true, files: 0, pages: 0 };
  const { registry, at } = found;
  const liveVersions = liveVersionsOf(registry);
  if (liveVersions.length === 0) throw new EnvironmentError(`Nothing is live on '${channel}'.`);
  const files = await Promise.all(liveVersions.map((live) => verifyVersion(store, live, tell)));
  const pages = registry.site === undefined ? 0 : await verifySite(store, registry.site, tell);
  const sum = files.reduce((all, count) => all + count, 0);
  return { problems: [...new Set(problems)].sort(), signed: at !== undefined, files: sum, pages };
}

type Tell = (error: unknown) => void;

async function verifyVersion(
  store: ReleaseStore,
  { name, metadata: { version }, extras }: Live,
  tell: Tell,
): Promise<number> {
  const descriptor = await readDescriptor(store, name, version, extras.descriptor).catch(tell);
  if (!descriptor) return 0;
  const fix = `Publish ${name} in another version.`;
  const keyOf = (file: string) => releasedKey(descriptor, file);
  const { node, maps = [] } = descriptor;
  const read = async (file: string) => (await store.get(keyOf(file)))?.content;
  for (const { message } of await checkFiles(descriptor, read, undefined, fix)) tell(`${message} ${fix}`);
  const { files: served } = descriptor.extras;
  await Promise.all(served.map(({ path }) => verifyForms(store, keyOf(path), fix, tell)));
  return served.length + node.length + maps.length;
}

async function verifySite(store: ReleaseStore, id: string, tell: Tell): Promise<number> {
  const fix = 'Run: npm run release -- compose';
  const manifest = await readManifest(store, id).catch(tell);
  if (!manifest) {
    tell(`The manifest of the live site can't be used. ${fix}`);
    return 0;
  }
  const { pages, notices, composition } = manifest;
  const one = async (page: StoredPage) => {
    await readPage(store, page).catch(tell);
    await verifyPageForms(page);
  };
  async function verifyPageForms({ content, coded }: StoredPage): Promise<void> {
    const key = pageKey(content);
    if (!coded) return await verifyForms(store, key, fix, tell);
    for (const form of ['br', 'gz'] as const) {
      const stored = await store.get(`${key}.${form}`);
      const hash = stored && createHash('sha256').update(stored.content).digest('hex');
      if (hash !== coded[form]) tell(`${key}.${form} in the release store is not what was composed. ${fix}`);
    }
  }
  await Promise.all(pages.map(one));
  await readPages(store, { ...manifest, pages: [] }).catch(tell);
  if (notices !== undefined) await verifyForms(store, noticesKey(notices), fix, tell);
  await verifyForms(store, `composition/${composition.id}/composition.json`, fix, tell);
  return pages.length;
}

/** Checks that a file's compressed forms contain the same content. */
async function verifyForms(store: ReleaseStore, key: string, fix: string, tell: Tell): Promise<void> {
  const plain = await store.get(key);
  const forms: readonly (readonly [string, Compression])[] = [
    ['br', 'br'],
    ['gz', 'gzip'],
  ];
  for (const [ending, coding] of forms) {
    const form = await store.get(`${key}.${ending}`);
    const content = form && (await decompress(form.content, coding).catch(() => undefined));
    if (plain && form && !content?.equals(plain.content))
      tell(`${key}.${ending} in the release store does not hold what ${key} does. ${fix}`);
  }
}
