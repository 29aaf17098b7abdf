/** What published files are sent as, by the end of their name. */
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

/** How long published files may be kept: their names change with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Whether compressing a file of this name makes it smaller. */
export function isCompressible(file: string): boolean {
  return compressible.has(file.slice(file.lastIndexOf('.')));
}
