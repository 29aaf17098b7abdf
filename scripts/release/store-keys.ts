/** The key of a channel's registry: the one pointer that changes when something is released. */
export function registryKey(channel: string): string {
  return `channels/${channel}.json`;
}

/** The key of a copy of a channel's registry, for the day that one holds nothing readable. */
export function backupKey(channel: string): string {
  return `spare/${channel}.json`;
}

/** The key of a channel's log of compositions. */
export function compositionLogKey(channel: string): string {
  return `composed/${channel}.json`;
}

/** The key of a site's manifest. */
export function manifestKey(id: string): string {
  return `sites/${id}.json`;
}

/** The key of a page's HTML; compressed it is beside, with `.br` and `.gz` behind. */
export function pageKey(content: string): string {
  return `pages/${content}.html`;
}

/** The key of the text of a site's licences. */
export function noticesKey(content: string): string {
  return `pages/${content}.txt`;
}

/** The key of a package's owners: a chain of signed statements. */
export function ownersKey(name: string): string {
  return `keys/${name}.json`;
}

/** The key of a published version's descriptor. */
export function descriptorKey(name: string, version: string): string {
  return `${name}/${version}/descriptor.json`;
}
