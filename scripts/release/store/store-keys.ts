/** Returns the key of a channel's registry: the one pointer that a release changes. */
export function registryKey(channel: string): string {
  return `channels/${channel}.json`;
}

/** Returns the key of a file in the folder of a site: of a page, which also has the forms `.br` and `.gz`. */
export function siteFileKey(id: string, file: string): string {
  return `sites/${id}${file}`;
}

export function manifestKey(id: string): string {
  return siteFileKey(id, '/site.json');
}

/** Returns the key of the text of a site's licences. */
export function noticesKey(id: string): string {
  return siteFileKey(id, '/notices.txt');
}

export function descriptorKey(name: string, version: string): string {
  return `${name}/${version}/descriptor.json`;
}
