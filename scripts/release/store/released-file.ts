import type { Descriptor } from 'shared-contracts/formats/descriptor';

/** A version whose files lie in a store. */
export type Released = Pick<Descriptor, 'name' | 'version' | 'vendor' | 'extras'>;

/**
 * The key of a version's file. What several versions have in common, the libraries of the shell, lies in a folder that
 * is named by its content: visitors who were here before a release have it already.
 */
export function releasedKey(released: Released, file: string): string {
  const { name, version } = released;
  return `${name}/${file === released.vendor ? vendorFolder(released) : version}/${file}`;
}

/** What `gc` keeps as long as a version is needed: its own folder, and that of its libraries. */
export function releasedFolders(released: Released): string[] {
  const { name, version, vendor } = released;
  return [`${name}/${version}`, ...(vendor === undefined ? [] : [`${name}/${vendorFolder(released)}`])];
}

function vendorFolder({ vendor, extras }: Released): string {
  const integrity = extras.files.find(({ path }) => path === vendor)?.integrity ?? '';
  const hash = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
  return `vendor-${hash.slice(0, 16)}`;
}
