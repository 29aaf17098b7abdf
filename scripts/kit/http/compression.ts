import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Coding } from './content-coding';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unbrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);

/** Codings that compress. */
export type Compression = Exclude<Coding, 'identity'>;

/** Bytes by which a window is smaller than its power of two (RFC 7932, section 9.1). */
const WINDOW_GAP = 16;

/**
 * How thoroughly to compress: a page quickly, in a few milliseconds; a file that is kept forever thoroughly, in a
 * second, which saves 6 %.
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
 * Largest window, in bits, for which brotli's table of repetitions has one megabyte. For the next one it has 32,
 * whose allocation takes four times as long as compressing a page.
 */
const SMALL_TABLE = 16;
/** Bytes up to which a small window costs little: 0.2 % of pages of 71 kB, 2 % of a script of 290 kB. */
const LITTLE = 2 ** 17;

/** Returns options with a window no larger than the content, because nothing is further back. */
function quicklyFor({ byteLength }: Buffer): Record<number, number> {
  const window = Math.ceil(Math.log2(byteLength + WINDOW_GAP));
  const largest = byteLength > LITTLE ? constants.BROTLI_DEFAULT_WINDOW : SMALL_TABLE;
  return {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: byteLength,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, constants.BROTLI_MIN_WINDOW_BITS), largest),
  };
}

/** Returns the decompressed content. Rejects when the content is damaged. */
export function decompress(content: Buffer, coding: Compression): Promise<Buffer> {
  return coding === 'gzip' ? unzip(content) : unbrotli(content);
}
