import * as v from 'valibot';

/** The reason why a valid form could not be sent; `field` names the field to change. */
export interface FormFailure {
  /** Shown above the message. Default: no title. */
  readonly title?: string | undefined;
  readonly message: string;
  readonly field?: string | undefined;
  readonly code?: string | undefined;
}

/** The wrong fields by name, each with what to do about it. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The result of parsing a form's fields with a schema. */
type Checked<Schema extends v.GenericSchema> =
  | { readonly success: true; readonly output: v.InferOutput<Schema> }
  | { readonly success: false; readonly errors: FieldErrors };

/** Checks the values of a form's fields by name; returns the first message of each wrong field. */
export function checkFields<Schema extends v.GenericSchema>(
  schema: Schema,
  values: Readonly<Record<string, unknown>>,
): Checked<Schema> {
  const result = v.safeParse(schema, values, { abortPipeEarly: true });
  if (result.success) return { success: true, output: result.output };
  const errors: Record<string, string> = {};
  for (const issue of result.issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message;
  return { success: false, errors };
}

/** Returns the failure at its place: at its field, or above all fields. */
export function placeFailure(failure: FormFailure): { errors: FieldErrors; failure?: FormFailure } {
  return failure.field ? { errors: { [failure.field]: failure.message } } : { errors: {}, failure };
}
