/** Content types of published files, by file extension. */
export const assetTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};
const compressible = new Set(['.js', '.css', '.json', '.svg', '.vtt']);

/** Cache-Control of published files, whose names change with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Returns whether a file with this name becomes smaller when compressed. */
export function isCompressible(file: string): boolean {
  return compressible.has(file.slice(file.lastIndexOf('.')));
}
