import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * Returns the compressed copies that a server sends instead of `file`, so that they match its new content. Uses
 * fast compression, since they are read only a few times.
 */
export function compressedCopies(file: string, content: Buffer): [copy: string, content: Buffer][] {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  return [
    [`${file}.br`, brotliCompressSync(content, { params })],
    [`${file}.gz`, gzipSync(content, { level: 1 })],
  ];
}
