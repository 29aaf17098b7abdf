import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * What a server returns instead of `file`, which would otherwise stay as it was; made quickly, since it is
 * read a few times.
 */
export function compressedCopies(file: string, content: Buffer): [copy: string, content: Buffer][] {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  return [
    [`${file}.br`, brotliCompressSync(content, { params })],
    [`${file}.gz`, gzipSync(content, { level: 1 })],
  ];
}
