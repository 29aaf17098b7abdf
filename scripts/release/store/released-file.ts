import type { Descriptor } from '@scripts/build/model/descriptor';
import type { PublishedFile } from '@scripts/build/model/published-version';
import { integrityOf } from '@scripts/kit/integrity';
import { isNamedByContent } from 'shared-contracts/formats/stored';

/** A version whose files are in a store. */
export type Released = Pick<Descriptor, 'name' | 'version' | 'vendor' | 'extras' | 'maps'>;

/**
 * The key of a version's file. What several versions of the shell have in common is in a folder that is named
 * by its content: visitors who were here before a release have it already. The build names that of a file;
 * that of the libraries and those of source maps are named here: the same script may come of other sources.
 */
export function releasedKey(released: Released, file: string): string {
  const { name, version, maps = [] } = released;
  const map = maps.find(({ path }) => path === file);
  if (map) return `${name}/${mapFolder(map)}/${file.slice(file.lastIndexOf('/') + 1)}`;
  if (isNamedByContent(file)) return `${name}/${file}`;
  return `${name}/${file === released.vendor ? vendorFolder(released) : version}/${file}`;
}

/** What `gc` keeps as long as a version is needed: its own folder, and those that are named by what is in them. */
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

/** Whether a file is what its descriptor says. */
export function isAsBuilt({ integrity, size }: PublishedFile, content: Buffer): boolean {
  return integrityOf(content) === integrity && content.byteLength === size;
}
