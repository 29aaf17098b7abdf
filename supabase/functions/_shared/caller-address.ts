import type { Connection } from './answer.ts';
import { callerLine } from './caller-line.ts';
import { hexDigest } from './hex-digest.ts';
import { secretKey } from './service-client.ts';

/**
 * Returns a hash of the caller's address, reduced by `callerLine`. The address itself is never stored, and the
 * secret in the hash prevents guessing. Empty when the address is unknown. In a hosted project Cloudflare names the
 * caller; elsewhere it is the last entry of the list, because a caller may write those before it.
 */
export async function hashAddress(request: Request, connection?: Connection): Promise<string> {
  const named = request.headers.get('cf-connecting-ip')?.trim();
  const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  const address = named || forwarded || connection?.remoteAddr?.hostname;
  if (!address) return '';
  return await hexDigest(`${callerLine(address)}|${secretKey()}`);
}
