import type { Descriptor } from '@little-arches/build/model/descriptor';
import type { PublishedFile } from '@little-arches/build/model/published-version';
import { integrityOf } from '@little-arches/kit/integrity';

/** A version whose files are in a store. */
export type Released = Pick<Descriptor, 'name' | 'version' | 'vendor' | 'extras' | 'maps'>;

/**
 * Returns the key of a version's file. Files that several versions of the shell share are in a folder named by
 * their content, so that returning visitors have them cached. The build names the folder of a file; this function
 * names those of the libraries and of source maps, because the same script may have other sources.
 */
export function releasedKey(released: Released, file: string): string {
  const { name, version, maps = [] } = released;
  const map = maps.find(({ path }) => path === file);
  if (map) return `${name}/${mapFolder(map)}/${file.slice(file.lastIndexOf('/') + 1)}`;
  if (isNamedByContent(file)) return `${name}/${file}`;
  return `${name}/${file === released.vendor ? vendorFolder(released) : version}/${file}`;
}

/** Returns true when a file is in a folder named by its content, beside the folders of the versions. */
export function isNamedByContent(file: string): boolean {
  return /^file-[\da-f]{16}\//.test(file);
}

/** Returns the folders that `gc` keeps while a version is needed: its own, and those named by their content. */
export function releasedFolders(released: Released): string[] {
  const { name, version, vendor, extras, maps = [] } = released;
  const folders = extras.files.flatMap(({ path }) =>
    isNamedByContent(path) ? path.split('/').slice(0, 1) : [],
  );
  if (vendor !== undefined) folders.push(vendorFolder(released));
  return [version, ...folders, ...maps.map(mapFolder)].map((folder) => `${name}/${folder}`);
}

function vendorFolder({ vendor, extras }: Released): string {
  const integrity = extras.files.find(({ path }) => path === vendor)?.integrity ?? '';
  return `vendor-${shortHash(integrity)}`;
}

function mapFolder({ integrity }: { readonly integrity: string }): string {
  return `map-${shortHash(integrity)}`;
}

function shortHash(integrity: string): string {
  return Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex').slice(0, 16);
}

/** Returns whether a file matches its descriptor. */
export function isAsBuilt({ integrity, size }: PublishedFile, content: Buffer): boolean {
  return integrityOf(content) === integrity && content.byteLength === size;
}
