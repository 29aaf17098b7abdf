// Imports the parts only: the whole package takes three times as long to load, and every start waits for this.
import { JOSEError } from 'jose/errors';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
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
export function signToken(claims: Claims, secret: string): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(keyOf(secret));
}

/** Returns the claims of a token; undefined when its signature is wrong or it has expired. */
export async function verifyToken(token: string, secret: string): Promise<Claims | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: ['HS256'] });
    const claims = v.safeParse(claimsSchema, payload);
    return claims.success ? claims.output : undefined;
  } catch (error) {
    if (error instanceof JOSEError) return undefined;
    throw error;
  }
}

/** Returns the bearer token of a request without checking it. */
export function bearerOf({ headers }: Request): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
}

/** Returns the account that makes a request, proven by its token; undefined when there is none. */
export async function accountOf(request: Request, secret: string): Promise<string | undefined> {
  const bearer = bearerOf(request);
  return bearer ? (await verifyToken(bearer, secret))?.sub : undefined;
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
