/**
 * Returns the code of a system error ('EEXIST', …), else an empty text. Checks by shape, because Jest has another
 * Error class.
 */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Returns the same system error with its file added when the system left that out, as for a full disk. */
export function atFile(error: unknown, file: string): unknown {
  if (error instanceof Error && errorCode(error) !== '' && !('path' in error))
    Object.assign(error, { path: file });
  return error;
}
