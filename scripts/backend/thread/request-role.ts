import { callerLine } from '../../../supabase/functions/_shared/caller-line.ts';
import { bearerOf, verifyToken } from '../auth/access-token';
import type { BackendKeys } from '../backend-keys';
import { AUTH_SERVER } from './time-limits';

/** Who makes a request to the data API or the auth server. */
export interface Caller {
  /** The database role the request speaks for. */
  readonly role: string;
  /** The account, or the line where there is none; undefined for our own functions. */
  readonly name: string | undefined;
}

/** Reads who makes a request from its keys and its token. */
export async function callerOf(request: Request, peer: string, keys: BackendKeys): Promise<Caller> {
  const caller = await keyHolder(request, peer, keys);
  // The auth server asks the database as itself, no matter who asks it.
  return new URL(request.url).pathname.startsWith('/auth/v1/') ? { ...caller, role: AUTH_SERVER } : caller;
}

/** Returns the account that makes a request, proven by its token; undefined where there is none. */
export async function accountOf(request: Request, keys: BackendKeys): Promise<string | undefined> {
  const bearer = bearerOf(request);
  return bearer ? (await verifyToken(bearer, keys.jwtSecret))?.sub : undefined;
}

/** Returns the account that makes a request, or the line where there is none. */
export async function nameOf(request: Request, peer: string, keys: BackendKeys): Promise<string> {
  return (await accountOf(request, keys)) ?? callerLine(peer);
}

async function keyHolder(request: Request, peer: string, keys: BackendKeys): Promise<Caller> {
  const bearer = bearerOf(request);
  if (request.headers.get('apikey') === keys.secretKey || bearer === keys.secretKey)
    return { role: 'service_role', name: undefined };
  const claims = bearer ? await verifyToken(bearer, keys.jwtSecret) : undefined;
  return claims ? { role: claims.role, name: claims.sub } : { role: 'anon', name: callerLine(peer) };
}
