import type { Coding } from '@scripts/kit/http/content-coding';
import { deltaKey } from '@scripts/release/deltas/delta-names';
import { createKeptBytes } from './source/kept-bytes';
import type { SiteSource } from './source/site-source';

/** Bytes of what had to be compressed here that are kept to be sent again. */
const KEPT = 16 * 1024 * 1024;

/**
 * Reads stored content in a coding; undefined when it isn't stored in it. `dictionary` is the SHA-256, in hex, of
 * the client's dictionary, for `dcz`.
 */
export type ReadCoded = (
  key: string,
  coding: Coding,
  dictionary?: string | undefined,
) => Promise<Uint8Array | undefined>;

/**
 * Reads content as releases left it: as it is, and compressed beside. What an older release tool did not compress
 * is zipped here, once for as long as it is kept.
 */
export function createCompressedReader(source: SiteSource): ReadCoded {
  const zipped = createKeptBytes(KEPT);
  return async (key, coding, dictionary) => {
    if (coding === 'identity') return await source.file(key);
    if (coding === 'dcz')
      return dictionary === undefined ? undefined : await source.file(deltaKey(key, dictionary));
    if (coding === 'br') return await source.file(`${key}.br`);
    const stored = (await source.file(`${key}.gz`)) ?? zipped.get(key);
    if (stored) return stored;
    const plain = await source.file(key);
    return plain && zipped.put(key, await zip(plain));
  };
}

async function zip(content: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([content as Uint8Array<ArrayBuffer>]).stream();
  const zipped = stream.pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(zipped).arrayBuffer());
}
