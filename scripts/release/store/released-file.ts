import type { Descriptor } from 'shared-contracts/formats/descriptor';

/** A version whose files lie in a store. */
export type Released = Pick<Descriptor, 'name' | 'version' | 'vendor' | 'extras'>;

/**
 * The key of a version's file. What several versions of the shell have in common lies in a folder that is named by its
 * content: visitors who were here before a release have it already. The build names that of a file; that of the
 * libraries is named here.
 */
export function releasedKey(released: Released, file: string): string {
  const { name, version } = released;
  if (hasFolder(file)) return `${name}/${file}`;
  return `${name}/${file === released.vendor ? vendorFolder(released) : version}/${file}`;
}

/** What `gc` keeps as long as a version is needed: its own folder, and those that are named by what is in them. */
export function releasedFolders(released: Released): string[] {
  const { name, version, vendor, extras } = released;
  const folders = extras.files.flatMap(({ path }) => (hasFolder(path) ? path.split('/').slice(0, 1) : []));
  if (vendor !== undefined) folders.push(vendorFolder(released));
  return [version, ...folders].map((folder) => `${name}/${folder}`);
}

function hasFolder(file: string): boolean {
  return file.includes('/') && !file.startsWith('node/');
}

function vendorFolder({ vendor, extras }: Released): string {
  const integrity = extras.files.find(({ path }) => path === vendor)?.integrity ?? '';
  const hash = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
  return `vendor-${hash.slice(0, 16)}`;
}
