/** A script or a style: the folder named by its content, its name, its hash, and its ending. */
const FILE = /^(?:file-[\da-f]+\/)?([^/]+?)(\.[\w-]+)?(\.(?:js|css))$/;

/**
 * The name that a script or style has in every version of its package, with `*` for its hash: `main.*.js`. Undefined
 * for other files.
 */
export function lastingName(file: string): string | undefined {
  const [, name, hash, ending] = FILE.exec(file) ?? [];
  return name && `${name}${hash ? '.*' : ''}${ending}`;
}

/**
 * The pattern of a script's or style's addresses in all versions of its package, as `Use-As-Dictionary` has it
 * (RFC 9842, section 2.1.1). `key` is where one version of it is stored. Undefined for other files.
 */
export function addressesOfVersions(key: string): string | undefined {
  const [name, version, file, ...rest] = key.split('/');
  const lasting = version && file && rest.length === 0 ? lastingName(file) : undefined;
  return lasting && `/assets/${name}/*/${lasting}`;
}

/** The key of a stored file's delta. `dictionary` is the SHA-256, in hex, of the content that it is made from. */
export function deltaKey(key: string, dictionary: string): string {
  return `${key}.${dictionary}.dcz`;
}

/** The key of the file and the hash of the dictionary that a delta's key names; undefined for other keys. */
export function partsOfDelta(
  key: string,
): { readonly file: string; readonly dictionary: string } | undefined {
  const [, file, dictionary] = /^(.+)\.([\da-f]{64})\.dcz$/.exec(key) ?? [];
  return file && dictionary ? { file, dictionary } : undefined;
}
