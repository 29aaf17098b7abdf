import { createHash } from 'node:crypto';

/** Returns the hash for an `integrity` attribute, by which browsers check a file. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
