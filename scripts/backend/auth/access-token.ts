import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

const claimsSchema = v.looseObject({
  sub: v.string(),
  role: v.string(),
  exp: v.number(),
  session_id: v.optional(v.string()),
});

/** Claims of an access token. */
export type Claims = v.InferOutput<typeof claimsSchema>;

/** Signs claims with HS256. */
export function signToken(claims: Claims, secret: string): string {
  const head = encode({ alg: 'HS256', typ: 'JWT' });
  const body = encode(claims);
  return `${head}.${body}.${signature(`${head}.${body}`, secret)}`;
}

/** Claims of a token with a good signature that has not expired, else undefined. */
export function verifyToken(token: string, secret: string): Claims | undefined {
  const [head, body, signed, ...rest] = token.split('.');
  if (!head || !body || !signed || rest.length > 0) return undefined;
  const expected = Buffer.from(signature(`${head}.${body}`, secret));
  const given = Buffer.from(signed);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  const claims = v.safeParse(claimsSchema, decode(body));
  return claims.success && claims.output.exp * 1000 > Date.now() ? claims.output : undefined;
}

/** The token that a request bears, signed or not. */
export function bearerOf({ headers }: Request): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
}

function signature(content: string, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('base64url');
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
