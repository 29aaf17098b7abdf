import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from './content-coding';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What makes content smaller. */
export type Compression = Exclude<Coding, 'identity'>;

/** How hard to try: a page takes a few milliseconds; a file that is kept for ever is worth a second and 6 %. */
export type Effort = 'quickly' | 'thoroughly';

/** Compresses content; with brotli where nothing else is said. */
export function compress(
  content: Buffer,
  effort: Effort = 'quickly',
  coding: Compression = 'br',
): Promise<Buffer> {
  if (coding === 'gzip') return zip(content, { level: effort === 'quickly' ? 6 : 9 });
  const quality = effort === 'quickly' ? 9 : 11;
  return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** A name for content that changes with it. */
export function tagOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** Compresses content named by its tag, once for all who ask for it soon again. */
export type Compressor = (
  tag: string,
  content: Buffer,
  coding: Compression,
  effort: Effort,
) => Promise<Buffer>;

/** A compressor that keeps up to `most` bytes of results and drops first what was not asked for the longest. */
export function createCompressor(most: number): Compressor {
  const kept = new Map<string, { readonly result: Promise<Buffer>; size: number }>();
  let total = 0;

  function drop(key: string): void {
    total -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  }

  return (tag, content, coding, effort) => {
    const key = `${tag} ${coding} ${effort}`;
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known.result;
    }
    const result = compress(content, effort, coding);
    const entry = { result, size: 0 };
    kept.set(key, entry);
    result.then(
      ({ byteLength }) => {
        // Dropped already, while it was made.
        if (kept.get(key) !== entry) return;
        entry.size = byteLength;
        total += byteLength;
        for (const oldest of kept.keys()) {
          if (total <= most) break;
          drop(oldest);
        }
      },
      () => drop(key),
    );
    return result;
  };
}
