import type { Coding } from '@little-arches/kit/http/content-coding';
import { createKeptBytes } from './source/kept-bytes';
import type { SiteSource } from './source/site-source';

/** Bytes of contents compressed here that are cached. */
const KEPT = 16 * 1024 * 1024;

/** Reads stored content in a coding; undefined when it isn't stored in that coding. */
export type ReadCoded = (key: string, coding: Coding) => Promise<Uint8Array | undefined>;

/**
 * Creates the reader of content as releases stored it, uncompressed and compressed. It compresses with gzip what an
 * older release tool did not compress, and caches the result.
 */
export function createCompressedReader(source: SiteSource): ReadCoded {
  const zipped = createKeptBytes(KEPT);
  return async (key, coding) => {
    if (coding === 'identity') return await source.file(key);
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
