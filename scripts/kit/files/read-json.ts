import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** Reads a JSON file. Throws an Error that names the file and what is wrong in it. */
export function readJson<Output>(file: string, schema: v.GenericSchema<unknown, Output>): Output {
  return readAs(schema, parseJson(readFileSync(file, 'utf8'), file), file);
}

/** Parses `value` by `schema`. Throws an Error that names `where` and the wrong field. */
export function readAs<Output>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
  where: string,
): Output {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${where} is wrong at '${v.getDotPath(issue) ?? ''}': ${issue.message}`);
}

/** Parses a JSON text. Throws an Error that names `where` the text comes from. */
export function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${where} holds no JSON`, { cause });
  }
}
