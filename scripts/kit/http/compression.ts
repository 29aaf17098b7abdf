import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Coding } from './content-coding';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unbrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);

/** What makes content smaller by itself. */
export type Compression = Exclude<Coding, 'dcz' | 'identity'>;

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

/** What was compressed. Rejects where it was not. */
export function decompress(content: Buffer, coding: Compression): Promise<Buffer> {
  return coding === 'gzip' ? unzip(content) : unbrotli(content);
}
