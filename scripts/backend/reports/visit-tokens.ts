import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Milliseconds in which a page may report its visit; long, because tabs stay open. */
const VALID = 12 * 3_600_000;

/** The visit of a token, and when the token was issued. */
export interface TokenContent {
  readonly id: string;
  readonly at: number;
}

/**
 * Creates the issuer and reader of visit tokens. A token proves that the sender of a visit recently read a response
 * of this process from the same network, which pages of other sites can't. It does not prove a browser.
 */
export function createVisitTokens(now: () => number = Date.now) {
  const secret = randomBytes(32);
  const sign = (content: string, network: string) =>
    createHmac('sha256', secret).update(`${content} ${network}`).digest().subarray(0, 18);

  return {
    handOut(network: string): string {
      const content = `${now().toString(36)}.${randomBytes(12).toString('base64url')}`;
      return `${content}.${sign(content, network).toString('base64url')}`;
    },
    /** Returns undefined for an invalid or expired token, and for one issued to another network. */
    read(token: string, network: string): TokenContent | undefined {
      const [time = '', id = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const wanted = sign(`${time}.${id}`, network);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
      const at = Number.parseInt(time, 36);
      return now() - at <= VALID ? { id, at } : undefined;
    },
  };
}
