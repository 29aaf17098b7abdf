import { PACKAGE_NAME, RELEASED_FILE } from '@little-arches/contracts/formats';
import { assetTypes, isCompressible } from '@little-arches/release/store/asset-files';

/** A published file at an address. */
export interface StoredFile {
  /** Key in the store. */
  readonly key: string;
  readonly type: string;
  /** Whether the file is stored compressed too. */
  readonly compressible: boolean;
}

/**
 * Returns the stored file of an address below /assets; undefined when it can't be one. Looks up only names that a
 * build can create, so that nothing else in the store can be read.
 */
export function storedFileOf(pathname: string): StoredFile | undefined {
  const [, key = ''] = ASSET.exec(pathname) ?? [];
  const name = key.slice(key.lastIndexOf('/') + 1);
  const type = assetTypes[name.slice(name.lastIndexOf('.'))];
  if (!type || key.split('/').some((part) => /^\.+$/.test(part))) return undefined;
  return { key, type, compressible: isCompressible(name) };
}

/** Matches a file of a version, or a composition. */
const ASSET = new RegExp(`^/assets/(${PACKAGE_NAME}/[\\w.-]+/${RELEASED_FILE})$`);
