import { verifyToken } from '../auth/access-token';
import type { BackendKeys } from '../backend-keys';

/** The database role a request to the data API or the auth server speaks for. */
export function roleOf({ headers }: Request, keys: BackendKeys): string {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (headers.get('apikey') === keys.secretKey || bearer === keys.secretKey) return 'service_role';
  return (bearer && verifyToken(bearer, keys.jwtSecret)?.role) || 'anon';
}
