import * as v from 'valibot';

/**
 * Checks what the data API gave for a table. Throws an Error that names the field and not its value: values
 * tell of a child, and errors end in a log.
 */
export function parseRows<Schema extends v.GenericSchema>(table: string, schema: Schema, rows: unknown) {
  const result = v.safeParse(schema, rows);
  if (result.success) return result.output;
  const field = v.getDotPath(result.issues[0]) ?? '';
  throw new Error(`The table '${table}' gave something unexpected at '${field}'; check its migration`);
}
