import * as v from 'valibot';

// Checked by shape: in Jest the bytes from a channel are another realm's Uint8Array.
const bytes = v.custom<Uint8Array<ArrayBuffer>>((value) => ArrayBuffer.isView(value));
const headers = v.array(v.tuple([v.string(), v.string()]));

/** Schema of a web request with its caller's address, as sent through a message channel. */
export const requestMessageSchema = v.object({
  method: v.string(),
  url: v.string(),
  headers,
  body: v.optional(bytes),
  peer: v.string(),
});
/** Schema of a web response as sent through a message channel. */
const responseMessageSchema = v.object({
  status: v.number(),
  headers,
  body: v.optional(bytes),
});

type RequestMessage = v.InferOutput<typeof requestMessageSchema>;
type ResponseMessage = v.InferOutput<typeof responseMessageSchema>;

/** Reads the whole request, whose size the listener has limited. */
export async function packRequest(request: Request, peer: string): Promise<RequestMessage> {
  return {
    method: request.method,
    url: request.url,
    headers: [...request.headers],
    ...(request.body && { body: new Uint8Array(await request.arrayBuffer()) }),
    peer,
  };
}

/** Recreates a packed request. */
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

/** Recreates a packed response; status 0 represents a broken connection. */
export function unpackResponse(message: unknown): Response {
  const { status, headers, body } = v.parse(responseMessageSchema, message);
  if (status === 0) return Response.error();
  return new Response(body ?? null, { status, headers });
}
