/** Returns the key of a channel's registry: the one pointer that a release changes. */
export function registryKey(channel: string): string {
  return `channels/${channel}.json`;
}

/** Returns the key of a site's manifest. */
export function manifestKey(id: string): string {
  return `sites/${id}.json`;
}

/** Returns the key of a page's HTML. Its compressed forms have the suffixes `.br` and `.gz`. */
export function pageKey(content: string): string {
  return `pages/${content}.html`;
}

/** Returns the key of the text of a site's licences. */
export function noticesKey(content: string): string {
  return `pages/${content}.txt`;
}

/** Returns the key of a published version's descriptor. */
export function descriptorKey(name: string, version: string): string {
  return `${name}/${version}/descriptor.json`;
}
