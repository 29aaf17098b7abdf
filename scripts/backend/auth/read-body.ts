import { isStorable } from '@little-arches/contracts/input';
import * as v from 'valibot';

/** Returns the JSON body of a request, which stays readable; undefined when the body does not match the schema. */
export async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  try {
    return v.parse(schema, await request.clone().json());
  } catch {
    return undefined;
  }
}

/**
 * Returns true when the database can store a request's body. A body that is not JSON counts as storable: it is
 * refused elsewhere.
 */
export async function isStorableBody(request: Request): Promise<boolean> {
  try {
    return isStorableValue(await request.clone().json());
  } catch {
    return true;
  }
}

function isStorableValue(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, part]) => isStorable(name) && isStorableValue(part));
}

/** Returns the same request with another JSON body. */
export function withJson(request: Request, body: object): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}
