import * as v from 'valibot';

// By shape: what arrives through a channel is made by another realm's Uint8Array in Jest.
const bytes = v.custom<Uint8Array<ArrayBuffer>>((value) => ArrayBuffer.isView(value));
const headers = v.array(v.tuple([v.string(), v.string()]));

/** A web request with its caller's address, as it crosses a message channel. */
export const requestMessageSchema = v.object({
  method: v.string(),
  url: v.string(),
  headers,
  body: v.optional(bytes),
  peer: v.string(),
});
/** A web response as it crosses a message channel. */
const responseMessageSchema = v.object({
  status: v.number(),
  headers,
  body: v.optional(bytes),
});

type RequestMessage = v.InferOutput<typeof requestMessageSchema>;
type ResponseMessage = v.InferOutput<typeof responseMessageSchema>;

/** Reads the whole request, whose size the listener has bounded. */
export async function packRequest(request: Request, peer: string): Promise<RequestMessage> {
  return {
    method: request.method,
    url: request.url,
    headers: [...request.headers],
    ...(request.body && { body: new Uint8Array(await request.arrayBuffer()) }),
    peer,
  };
}

/** The request that was packed. */
export function unpackRequest({ method, url, headers, body }: RequestMessage): Request {
  return new Request(url, { method, headers, ...(body && { body }) });
}

/** Reads the whole response. */
export async function packResponse(response: Response): Promise<ResponseMessage> {
  return {
    status: response.status,
    headers: [...response.headers],
    ...(response.body && { body: new Uint8Array(await response.arrayBuffer()) }),
  };
}

/** The response that was packed; one that represents a broken connection has status 0. */
export function unpackResponse(message: unknown): Response {
  const { status, headers, body } = v.parse(responseMessageSchema, message);
  if (status === 0) return Response.error();
  return new Response(body ?? null, { status, headers });
}
