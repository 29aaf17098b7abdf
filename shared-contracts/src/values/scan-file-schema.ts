import * as v from 'valibot';
import { scanFileSchema } from './scan-file';

/** A JSON Schema (2020-12), or a part of one. */
type JsonSchema = Readonly<Record<string, unknown>>;

const nested = v.looseObject({ type: v.string() });
const schemaOf = v.looseObject({
  type: v.string(),
  pipe: v.optional(v.array(v.looseObject({ kind: v.string(), type: v.string() }))),
  entries: v.optional(v.record(v.string(), nested)),
  item: v.optional(nested),
  wrapped: v.optional(nested),
  options: v.optional(v.array(v.unknown())),
  literal: v.optional(v.unknown()),
});

/** The JSON Schema keyword of each rule of a pipe. */
const RULES: Readonly<Record<string, (requirement: unknown) => JsonSchema>> = {
  min_value: (minimum) => ({ minimum }),
  max_value: (maximum) => ({ maximum }),
  min_length: (minLength) => ({ minLength }),
  max_length: (maxLength) => ({ maxLength }),
  integer: () => ({ type: 'integer' }),
  iso_timestamp: () => ({ format: 'date-time' }),
  regex: (pattern) => ({ pattern: pattern instanceof RegExp ? pattern.source : pattern }),
  check: () => ({}),
};

/** Returns the format of a scan file for other programs; docs/scan-file.schema.json contains the same. */
export function scanFileJsonSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Little Arches scan file',
    ...jsonSchemaOf(scanFileSchema),
  };
}

/**
 * Returns what a schema accepts as a JSON Schema for other programs. Throws an Error for an unknown kind of schema
 * or rule, so that nothing is left out silently; a `check` has no equivalent and is left out.
 */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { type, pipe = [], entries, item, wrapped, options, literal } = v.parse(schemaOf, schema);
  const rules = pipe.filter(({ kind }) => kind === 'validation').map((rule) => ruleOf(rule, type));
  return Object.assign({}, baseOf(), ...rules);

  function baseOf(): JsonSchema {
    if (type === 'strict_object' && entries)
      return {
        type: 'object',
        properties: Object.fromEntries(Object.entries(entries).map(([key, of]) => [key, inner(of)])),
        required: Object.keys(entries),
        additionalProperties: false,
      };
    if (type === 'array' && item) return { type: 'array', items: inner(item) };
    if (type === 'nullable' && wrapped) return { anyOf: [inner(wrapped), { type: 'null' }] };
    if (type === 'picklist') return { enum: options };
    if (type === 'literal') return { const: literal };
    if (type === 'string' || type === 'number') return { type };
    throw new Error(`A JSON Schema can't be written of '${type}': add it to jsonSchemaOf.`);
  }
}

function inner(schema: unknown): JsonSchema {
  return jsonSchemaOf(schema as v.GenericSchema);
}

function ruleOf(rule: { readonly type: string; readonly requirement?: unknown }, of: string): JsonSchema {
  const known = RULES[rule.type];
  if (!known) throw new Error(`A JSON Schema can't be written of '${rule.type}': add it to jsonSchemaOf.`);
  const written = known(rule.requirement);
  // JSON Schema uses another keyword for a list's length.
  if (of !== 'array') return written;
  return Object.fromEntries(
    Object.entries(written).map(([key, value]) => [key.replace('Length', 'Items'), value]),
  );
}
