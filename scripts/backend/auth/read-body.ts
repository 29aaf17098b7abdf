import { isStorable } from 'shared-contracts/input';
import * as v from 'valibot';

/** The JSON body of a request that stays readable; undefined when it is none of this shape. */
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

/** Returns whether the database can store what a request brings; what is no JSON is for others to refuse. */
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

/** The same request with another JSON body. */
export function withJson(request: Request, body: object): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}
