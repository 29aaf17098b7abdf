import { manifestKey, registryKey } from '@little-arches/release/store/store-keys';
import type { ServedSite } from './site-source';
import { parsePointer, parseServedSite } from './stored-site';
import type { createVerifiedFiles } from './verified-files';

interface LiveSiteOptions {
  readonly get: (key: string) => Promise<Uint8Array | undefined>;
  readonly channel: string;
  readonly verified: ReturnType<typeof createVerifiedFiles>;
  readonly log: (line: string) => void;
}

/**
 * Creates the reader of the site that a channel's pointer names. It reads the manifest only when the pointer names
 * another site.
 */
export function createLiveSite({ get, channel, verified, log }: LiveSiteOptions) {
  const pointer = registryKey(channel);
  let live: ServedSite | undefined;
  /** Text of the pointer that names the live site. */
  let livePointer = '';

  async function read(): Promise<ServedSite> {
    const stored = await get(pointer);
    if (!stored) throw new Error(`There is no ${pointer}: nothing was released to '${channel}' yet.`);
    const text = textOf(stored);
    if (live && text === livePointer) return live;
    const value: unknown = JSON.parse(text);
    const id = parsePointer(value, pointer);
    if (live?.id !== id) {
      live = await readSite(id);
      verified.know(live);
    }
    livePointer = text;
    return live;
  }

  async function readSite(id: string): Promise<ServedSite> {
    const key = manifestKey(id);
    const manifest = await get(key);
    if (!manifest) throw new Error(`There is no ${key}, which ${pointer} names.`);
    await verified.mustBeManifest(id, manifest);
    return parseServedSite(id, textOf(manifest), { where: key, log });
  }

  return {
    read,
    /** Returns the last site that was read; undefined before the first. */
    current: () => live,
  };
}

const decoder = new TextDecoder();

function textOf(content: Uint8Array): string {
  return decoder.decode(content);
}
