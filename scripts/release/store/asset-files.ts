import path from 'node:path';
import { ForeignFileError, readOwnFile } from '@scripts/kit/files/read-own-file';
import { PACKAGE_NAME } from 'shared-contracts/formats/package-name';

/** What published files are sent as, by the end of their name. */
export const assetTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
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
  return compressible.has(path.extname(file));
}

const ADDRESS = new RegExp(`^/assets/(${PACKAGE_NAME})/([\\w.-]+)/([\\w.-]+)$`);

/** A published file, ready to send. */
export interface AssetFile {
  readonly type: string;
  readonly content: Buffer;
  /** Whether compressing makes it smaller. */
  readonly compressible: boolean;
}

/**
 * Reads files of the release store by their address below /assets. Only names a build can give are looked up,
 * and links are not followed, so nothing outside the store is reachable.
 */
export function createAssetReader(directory: string): (pathname: string) => Promise<AssetFile | undefined> {
  return async (pathname) => {
    const [, name, version, file] = ADDRESS.exec(pathname) ?? [];
    if (!name || !version || !file || [version, file].some((part) => /^\.+$/.test(part))) return undefined;
    const type = assetTypes[path.extname(file)];
    if (!type) return undefined;
    // Read each time: the store is the truth, also when a file is gone or was tampered with.
    const content = await readOwnFile(directory, [name, version, file]).catch(noneIfForeign);
    return content && { type, content, compressible: isCompressible(file) };
  };
}

function noneIfForeign(error: unknown): undefined {
  if (!(error instanceof ForeignFileError)) throw error;
}
