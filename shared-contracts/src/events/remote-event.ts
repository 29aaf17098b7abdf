import * as v from 'valibot';

/** The rule of a field, in the words of JSON Schema. A text has at least one character. */
export type EventField =
  | { readonly type: 'string'; readonly maxLength?: number }
  | { readonly type: 'integer' | 'number'; readonly minimum?: number; readonly maximum?: number }
  | { readonly type: 'boolean' }
  | { readonly enum: readonly string[] };

/** The fields of a payload by name; the name of an optional field ends in `?`. */
export type EventFields = Readonly<Record<string, EventField>>;

/**
 * An event of one remote, as a remote publishes it or expects it. It is data, so that builds, release checks and
 * the shell's bus read the same rules.
 */
export interface RemoteEvent<Fields extends EventFields = EventFields> {
  /** The publisher and what happened, in the past tense: `remote-feet/measured`. */
  readonly name: string;
  /**
   * What a late subscriber receives: `none` nothing, `page` the last value since the page was loaded and the same
   * person has been signed in. Nothing outlives the page or reaches other tabs.
   */
  readonly keep: 'none' | 'page';
  readonly fields: Fields;
}

type Value<Field> = Field extends { readonly enum: readonly (infer Choice)[] }
  ? Choice
  : Field extends { readonly type: 'string' }
    ? string
    : Field extends { readonly type: 'boolean' }
      ? boolean
      : number;

/** The payload of an event with these fields. */
export type RemotePayload<Fields extends EventFields> = {
  readonly [Key in keyof Fields as Key extends `${string}?` ? never : Key]: Value<Fields[Key]>;
} & {
  readonly [Key in keyof Fields as Key extends `${infer Name}?` ? Name : never]?: Value<Fields[Key]>;
};

/**
 * Defines an event of a remote. The publisher lists it in `publishes` of its table; every other remote that
 * subscribes to it defines what it expects of it, and lists that in `subscribes`.
 */
export function defineEvent<const Fields extends EventFields>(
  name: string,
  { keep = 'none', fields }: { readonly keep?: RemoteEvent['keep']; readonly fields: Fields },
): RemoteEvent<Fields> {
  return { name, keep, fields };
}

/** The events of other remotes and of its own that one remote uses. */
export interface RemoteEvents {
  readonly publishes: readonly RemoteEvent[];
  readonly subscribes: readonly RemoteEvent[];
}

/** Returns the name of the remote that publishes an event of this name. */
export function publisherOf(event: string): string {
  return event.slice(0, Math.max(0, event.indexOf('/')));
}

/** Returns the schema of a payload, which drops unknown fields. */
export function payloadSchema(fields: EventFields) {
  return v.object(
    Object.fromEntries(
      Object.entries(fields).map(([key, field]) =>
        key.endsWith('?') ? [key.slice(0, -1), v.optional(fieldSchema(field))] : [key, fieldSchema(field)],
      ),
    ),
  );
}

function fieldSchema(field: EventField): v.GenericSchema {
  if ('enum' in field) return v.picklist(field.enum);
  if (field.type === 'boolean') return v.boolean();
  // An absent bound is no rule: a build compares rules as JSON, which has no infinity.
  if (field.type === 'string') {
    const { maxLength } = field;
    const text = v.pipe(v.string(), v.minLength(1));
    return maxLength === undefined ? text : v.pipe(text, v.maxLength(maxLength));
  }
  const { type, minimum, maximum } = field;
  const whole = type === 'integer' ? v.pipe(v.number(), v.integer()) : v.number();
  const above = minimum === undefined ? whole : v.pipe(whole, v.minValue(minimum));
  return maximum === undefined ? above : v.pipe(above, v.maxValue(maximum));
}

/**
 * Checks a payload against an event's fields and returns it without unknown ones. Throws an Error that names the
 * event, the field and `by`, the remote that published or received it.
 */
export function parsePayload(
  { name, fields }: RemoteEvent,
  payload: unknown,
  by: string,
): Readonly<Record<string, unknown>> {
  const result = v.safeParse(payloadSchema(fields), payload);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new Error(
    `Event '${name}', ${by}, has a wrong '${v.getDotPath(issue) ?? 'payload'}': ${issue.message}`,
  );
}
