import { createHash } from 'node:crypto';

/** The hash that browsers check a file by, as a `integrity` attribute holds it. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
