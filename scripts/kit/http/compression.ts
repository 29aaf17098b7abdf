import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Coding } from './content-coding';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unbrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);

/** Codings that compress without a dictionary. */
export type Compression = Exclude<Coding, 'dcz' | 'identity'>;

/** Bytes that a window is smaller than its power of two (RFC 7932, section 9.1). */
const WINDOW_GAP = 16;

/**
 * Effort of compressing: a page takes a few milliseconds; a file that is kept for ever is worth a second and saves
 * 6 %.
 */
export type Effort = 'quickly' | 'thoroughly';

/** Compresses content, with brotli by default. */
export function compress(
  content: Buffer,
  effort: Effort = 'quickly',
  coding: Compression = 'br',
): Promise<Buffer> {
  if (coding === 'gzip') return zip(content, { level: effort === 'quickly' ? 6 : 9 });
  const params = effort === 'quickly' ? quicklyFor(content) : { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotli(content, { params });
}

/**
 * The largest window, in bits, with which brotli looks for repetitions in a table of one megabyte. With the next its
 * table has 32, and to get them and give them back takes four times as long as to compress a page.
 */
const SMALL_TABLE = 16;
/** Bytes up to which a small window costs little: 0.2 % of pages of 71 kB, 2 % of a script of 290 kB. */
const LITTLE = 2 ** 17;

/** No window larger than the content: nothing of it is further back. */
function quicklyFor({ byteLength }: Buffer): Record<number, number> {
  const window = Math.ceil(Math.log2(byteLength + WINDOW_GAP));
  const largest = byteLength > LITTLE ? constants.BROTLI_DEFAULT_WINDOW : SMALL_TABLE;
  return {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: byteLength,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, constants.BROTLI_MIN_WINDOW_BITS), largest),
  };
}

/** Returns the compressed content. Rejects when it could not be compressed. */
export function decompress(content: Buffer, coding: Compression): Promise<Buffer> {
  return coding === 'gzip' ? unzip(content) : unbrotli(content);
}
