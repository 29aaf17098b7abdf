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

/** The same request with another JSON body. */
export function withJson(request: Request, body: object): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) });
}
