/** Matches a script or style: the folder named after its content, its name, hash and extension. */
const FILE = /^(?:file-[\da-f]+\/)?([^/]+?)(\.[\w-]+)?(\.(?:js|css))$/;

/**
 * Returns the name of a script or style in all versions of its package, with `*` for its hash: `main.*.js`.
 * Undefined for other files.
 */
export function lastingName(file: string): string | undefined {
  const [, name, hash, ending] = FILE.exec(file) ?? [];
  return name && `${name}${hash ? '.*' : ''}${ending}`;
}

/**
 * Returns the pattern of a script's or style's addresses in all versions of its package, for `Use-As-Dictionary`
 * (RFC 9842, section 2.1.1). `key` is the stored key of one version. Undefined for other files.
 */
export function addressesOfVersions(key: string): string | undefined {
  const [name, version, file, ...rest] = key.split('/');
  const lasting = version && file && rest.length === 0 ? lastingName(file) : undefined;
  return lasting && `/assets/${name}/*/${lasting}`;
}

/** Returns the key of a stored file's delta. `dictionary` is the SHA-256 of the delta's base, in hex. */
export function deltaKey(key: string, dictionary: string): string {
  return `${key}.${dictionary}.dcz`;
}

/** Returns the file's key and the dictionary's hash from a delta's key; undefined for other keys. */
export function partsOfDelta(
  key: string,
): { readonly file: string; readonly dictionary: string } | undefined {
  const [, file, dictionary] = /^(.+)\.([\da-f]{64})\.dcz$/.exec(key) ?? [];
  return file && dictionary ? { file, dictionary } : undefined;
}
