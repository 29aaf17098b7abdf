import type { Connection } from './answer.ts';
import { callerLine } from './caller-line.ts';
import { hexDigest } from './hex-digest.ts';
import { secretKey } from './service-client.ts';

/**
 * Returns a hash of the caller's address, reduced by `callerLine`. The address itself is never stored, and the
 * secret in the hash prevents guessing. Empty when the address is unknown.
 */
export async function hashAddress(request: Request, connection?: Connection): Promise<string> {
  const forwarded = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim();
  const address = forwarded || connection?.remoteAddr?.hostname;
  if (!address) return '';
  return await hexDigest(`${callerLine(address)}|${secretKey()}`);
}
