import type { SignatureCheck } from '@little-arches/release/sign/signature-check';
import type { Trust } from '@little-arches/release/sign/trust';
import { verifyPointer } from '@little-arches/release/sign/verify-pointer';
import { manifestKey, registryKey } from '@little-arches/release/store-keys';
import type { ServedSite } from './site-source';
import { parsePointer, parsePointerCanary, parseServedSite } from './stored-site';
import type { createVerifiedFiles } from './verified-files';

interface LiveSiteOptions {
  readonly get: (key: string) => Promise<Uint8Array | undefined>;
  readonly channel: string;
  readonly check: SignatureCheck;
  readonly trust: Trust;
  readonly verified: ReturnType<typeof createVerifiedFiles>;
  readonly log: (line: string) => void;
}

/** A pointer as read, and whether owners signed it. */
interface ReadPointer {
  readonly pointer: unknown;
  readonly isSigned: boolean;
}

/**
 * Creates the reader of the site that a channel's pointer names. It reads the manifest only when the pointer names
 * another site.
 */
export function createLiveSite({ get, channel, check, trust, verified, log }: LiveSiteOptions) {
  const pointer = registryKey(channel);
  let live: ServedSite | undefined;
  /** Manifests of the live site and of a canary's, by id. */
  let manifests: ReadonlyMap<string, string> = new Map();
  /** Text of the pointer that names the live site. */
  let livePointer = '';
  let complainedOfCanary = '';

  async function read(): Promise<ServedSite> {
    const known = trust.memory.read();
    const stored = await get(pointer);
    if (!stored) throw new Error(`There is no ${pointer}: nothing was released to '${channel}' yet.`);
    const text = textOf(stored);
    if (live && text === livePointer) return live;
    const value: unknown = JSON.parse(text);
    const verifying = { get, check, trust, known };
    const { at } = await verifyPointer(channel, Object(value), verifying);
    const isSigned = at !== undefined;
    const id = parsePointer(value, pointer);
    if (isSigned) await verified.mustHaveDescriptors(value);
    const signed = { pointer: value, isSigned };
    const site = await readSite(id, signed);
    const found = await readCanary(signed);
    const canary = found === 'unreadable' ? undefined : found;
    const isSame = live?.id === id && !live.canary && !canary;
    if (!live || !isSame) live = canary ? { ...site.served, canary: canary.served } : site.served;
    manifests = new Map([
      [id, site.text],
      ...(canary ? [[canary.served.site.id, canary.text] as const] : []),
    ]);
    verified.know([...live.pages, ...(canary?.served.site.pages ?? [])], isSigned);
    // Retries a canary that could not be read.
    livePointer = found === 'unreadable' ? '' : text;
    return live;
  }

  async function readSite(id: string, { isSigned }: Pick<ReadPointer, 'isSigned'>) {
    const key = manifestKey(id);
    const known = manifests.get(id);
    if (known !== undefined) {
      const quiet = { where: key, log: () => {} };
      return { served: parseServedSite(id, known, quiet), text: known };
    }
    const manifest = await get(key);
    if (!manifest) throw new Error(`There is no ${key}, which ${pointer} names.`);
    if (isSigned) await verified.mustBeManifest(id, manifest);
    const text = textOf(manifest);
    return { served: parseServedSite(id, text, { where: key, log }), text };
  }

  /** Returns the canary; skips an unreadable one, so that every visitor gets the live site. */
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
    read,
    /** Returns the last site that was read; undefined before the first. */
    current: () => live,
  };
}

const decoder = new TextDecoder();

function textOf(content: Uint8Array): string {
  return decoder.decode(content);
}
