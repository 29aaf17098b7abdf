import { isStorable } from '@little-arches/contracts/input';
import * as v from 'valibot';
import { Refusal } from './answer.ts';

/** Reads the whole body as text. Refuses with 413 when it exceeds the limit. */
export async function readBody(request: Request, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new Refusal(413, `The request is too large: send at most ${maxBytes} bytes.`);
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return new TextDecoder().decode(bytes);
}

/**
 * Reads a JSON body of any shape. Refuses with 400 when it isn't JSON, and with 422 for characters that can't be
 * stored.
 */
export async function readJson(request: Request, maxBytes = 16_384): Promise<unknown> {
  const text = await readBody(request, maxBytes);
  try {
    return JSON.parse(text, (name, value: unknown) => {
      if (!isStorable(name) || (typeof value === 'string' && !isStorable(value)))
        throw new Refusal(422, 'The request holds characters that can’t be stored.');
      return value;
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, 'The request body is not valid JSON.');
  }
}

/** Validates a value from outside. Refuses with 422 and the first problem when it has another shape. */
export function requireShape<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw new Refusal(422, path ? `${path}: ${issue.message}` : issue.message);
}

/** Reads a JSON body of the given shape. */
export async function parseBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  maxBytes?: number,
): Promise<v.InferOutput<Schema>> {
  return requireShape(schema, await readJson(request, maxBytes));
}

const FromProgram = v.object({ website: v.pipe(v.string(), v.trim(), v.minLength(1)) });

/** Returns whether the hidden field is filled in, which only bots do. */
export function isFromProgram(body: unknown): boolean {
  return v.is(FromProgram, body);
}
