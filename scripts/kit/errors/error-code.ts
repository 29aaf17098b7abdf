/** The code of a system error ('EEXIST', …), else an empty text. By shape: Jest has an Error class of its own. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Returns the same system error, with the file it concerns when the system left that out, as for a full disk. */
export function atFile(error: unknown, file: string): unknown {
  if (error instanceof Error && errorCode(error) !== '' && !('path' in error))
    Object.assign(error, { path: file });
  return error;
}
