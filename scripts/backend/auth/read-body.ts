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
