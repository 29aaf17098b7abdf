import type { Connection } from './answer.ts';
import { callerLine } from './caller-line.ts';
import { hexDigest } from './hex-digest.ts';
import { secretKey } from './service-client.ts';

/**
 * A hash that represents the caller's line (`callerLine` its address): the address itself is never stored,
 * and the secret keeps the hash from being guessed back. Empty where the address is not known.
 */
export async function hashAddress(request: Request, connection?: Connection): Promise<string> {
  const forwarded = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim();
  const address = forwarded || connection?.remoteAddr?.hostname;
  if (!address) return '';
  return await hexDigest(`${callerLine(address)}|${secretKey()}`);
}
