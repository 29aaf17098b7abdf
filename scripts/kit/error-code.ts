/** The code of a system error ('EEXIST', …), else an empty text. By shape: Jest has an Error class of its own. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
