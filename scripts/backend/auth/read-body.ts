import { isStorable } from 'shared-contracts/plain-text';
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

/** Whether the database can store what a request brings; what is no JSON is for others to refuse. */
export async function isStorableBody(request: Request): Promise<boolean> {
  let good = true;
  try {
    JSON.parse(await request.clone().text(), (name, value: unknown) => {
      good &&= isStorable(name) && (typeof value !== 'string' || isStorable(value));
      return value;
    });
  } catch {
    return true;
  }
  return good;
}

/** The same request with another JSON body. */
export function withJson(request: Request, body: object): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}
