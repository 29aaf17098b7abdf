import { checkOnWeb, type SignatureCheck } from '@scripts/release/signing/signature-check';
import { createMemory, type Trust } from '@scripts/release/signing/trust';
import { verifyPointer } from '@scripts/release/signing/verify-pointer';
import { manifestKey, registryKey } from '@scripts/release/store-keys';
import { createEarlierSites } from './earlier-sites';
import { createKeptBytes } from './kept-bytes';
import type { ServedSite, SiteSource } from './site-source';
import { UnavailableError } from './site-source';
import { parsePointer, parsePointerCanary, parseServedSite } from './stored-site';
import { createVerifiedFiles } from './verified-files';

/** The files of a release store, wherever it is. */
export interface StoredFiles {
  get(key: string): Promise<Uint8Array | undefined>;
  /**
   * Changes whenever a file is replaced; undefined where there is none. Only stores have it that can tell without
   * waiting, as a directory can: then nothing that changed is served even once more.
   */
  stamp?(key: string): string | undefined;
}

/** What a source over a store reads. */
export interface StoreSourceOptions {
  readonly files: StoredFiles;
  readonly channel: string;
  /** How signatures are checked; default: as the web does. */
  readonly check?: SignatureCheck;
  /** Whom to believe; default: who comes first, for as long as this source lives. */
  readonly trust?: Trust | undefined;
  /** Bytes of files that are kept to be sent again. */
  readonly kept?: number;
  /** Hears what can't be read, once for each reason. */
  readonly log?: (line: string) => void;
  /** Milliseconds since some moment; for tests. */
  readonly now?: () => number;
}

/** A pointer as it was read, and whether owners signed it. */
interface ReadPointer {
  readonly pointer: unknown;
  readonly isSigned: boolean;
}

/** Bytes of files that are kept where nothing else is said. */
export const KEPT = 64 * 1024 * 1024;

/** Milliseconds for which what a look found is taken to be so without another. */
export const FRESH = 1000;

/**
 * The site that a channel's pointer in a release store names. The pointer is read at most once a second, the
 * site's manifest when the pointer names another one. While either can't be read the site before goes on being
 * served, which `log` hears once. `site` rejects only where there is no site before.
 */
export function createStoreSource({
  files,
  channel,
  check = checkOnWeb,
  trust = { anchors: new Map(), memory: createMemory() },
  kept: most = KEPT,
  log = console.error,
  now = Date.now,
}: StoreSourceOptions): SiteSource {
  const kept = createKeptBytes(most);
  const pointer = registryKey(channel);
  const verified = createVerifiedFiles(files.get, log);
  let live: ServedSite | undefined;
  /** Of the live site and of a canary's, by id. */
  let manifests: ReadonlyMap<string, string> = new Map();
  /** The pointer that names it. */
  let livePointer = '';
  let pointed: unknown;
  let vouched: readonly string[] | undefined;
  let failure: UnavailableError | undefined;
  /** When or at which stamp the pointer was read last, whether or not it could be. */
  let looked: { readonly at: number; readonly stamp: string | undefined } | undefined;
  let complained = '';
  let complainedOfCanary = '';

  function isFresh(): boolean {
    if (!looked) return false;
    const isRecent = now() - looked.at < FRESH;
    if (!files.stamp || complained) return isRecent;
    return files.stamp(pointer) === looked.stamp;
  }

  async function readLive(): Promise<ServedSite> {
    const known = trust.memory.read();
    const stored = await files.get(pointer);
    if (!stored) throw new Error(`There is no ${pointer}: nothing was released to '${channel}' yet.`);
    const text = textOf(stored);
    if (live && text === livePointer) return live;
    const value: unknown = JSON.parse(text);
    const verifying = { get: files.get, check, trust, known };
    const { at, earlierSites } = await verifyPointer(channel, Object(value), verifying);
    const isSigned = at !== undefined;
    const id = parsePointer(value, pointer);
    if (isSigned) await verified.mustHaveDescriptors(value);
    const read = { pointer: value, isSigned };
    const site = await readSite(id, read);
    const found = await readCanary(read);
    const canary = found === 'unreadable' ? undefined : found;
    // What a channel lists can change while its site stays.
    const isSame = live?.id === id && !live.canary && !canary && !live.overridable;
    if (!live || !isSame) live = canary ? { ...site.served, canary: canary.served } : site.served;
    manifests = new Map([
      [id, site.text],
      ...(canary ? [[canary.served.site.id, canary.text] as const] : []),
    ]);
    verified.know([...live.pages, ...(canary?.served.site.pages ?? [])], isSigned);
    // A canary that could not be read is looked for again.
    livePointer = found === 'unreadable' ? '' : text;
    pointed = value;
    vouched = earlierSites;
    return live;
  }

  async function readSite(id: string, { pointer: value, isSigned }: ReadPointer) {
    const key = manifestKey(id);
    const known = manifests.get(id);
    if (known !== undefined) {
      const quiet = { where: key, pointer: value, log: () => {} };
      return { served: parseServedSite(id, known, quiet), text: known };
    }
    const manifest = await files.get(key);
    if (!manifest) throw new Error(`There is no ${key}, which ${pointer} names.`);
    if (isSigned) await verified.mustBeManifest(id, manifest);
    const text = textOf(manifest);
    return { served: parseServedSite(id, text, { where: key, pointer: value, log }), text };
  }

  /** One that can't be read is none: everybody gets what is live. */
  async function readCanary(read: ReadPointer) {
    try {
      const named = parsePointerCanary(read.pointer);
      if (!named) return undefined;
      const { package: name, version, share, site: id } = named;
      const { served: site, text } = await readSite(id, read);
      const isSecure = site.config.siteUrl.startsWith('https:');
      complainedOfCanary = '';
      return { served: { version: `${name}/${version}`, share, isSecure, site }, text };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== complainedOfCanary) log(`Nobody gets the canary: ${reason}`);
      complainedOfCanary = reason;
      return 'unreadable' as const;
    }
  }

  return {
    earlier: createEarlierSites({
      get: files.get,
      channel,
      live: () => ({ id: live?.id, pointer: pointed, vouched }),
      mustBeManifest: verified.mustBeManifest,
      log,
    }),
    async site() {
      if (live && isFresh()) return live;
      if (failure && isFresh()) throw failure;
      const look = { at: now(), stamp: files.stamp?.(pointer) };
      try {
        live = await readLive();
        complained = '';
        failure = undefined;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== complained)
          log(
            live ? `The site before goes on being served: ${reason}` : `There is no site to serve: ${reason}`,
          );
        complained = reason;
        if (!live) failure = new UnavailableError(reason);
      }
      looked = look;
      if (live) return live;
      throw failure ?? new UnavailableError('There is no site');
    },
    async file(key) {
      if (key.startsWith('pages/')) {
        // Named by its content, it never changes.
        const known = kept.get(key);
        if (known) return known;
        const page = await verified.page(key);
        return page && kept.put(key, page);
      }
      const stamp = files.stamp?.(key);
      if (files.stamp && stamp === undefined) return undefined;
      const name = stamp === undefined ? key : `${key} ${stamp}`;
      const known = kept.get(name);
      if (known) return known;
      const content = await files.get(key);
      return content && kept.put(name, content);
    },
  };
}

const decoder = new TextDecoder();

function textOf(content: Uint8Array): string {
  return decoder.decode(content);
}
