import { createHash } from 'node:crypto';
import type { EventShape } from '../model/published-version';

/** Shapes of events by name. */
export type Shapes = Record<string, EventShape>;

/** The closed event map of any copy of the contract. */
export type EventDefinitions = Readonly<
  Record<
    string,
    {
      readonly keep: string;
      readonly schema: { readonly entries: Readonly<Record<string, { readonly type: string }>> };
    }
  >
>;

/** Returns the shape of every event of a contract, as the bus of a shell built with it checks events. */
export function includedEvents(events: EventDefinitions): Shapes {
  return Object.fromEntries(
    Object.entries(events).map(([name, { keep, schema }]) => [name, shapeOf(keep, schema)]),
  );
}

/** Returns the rules of a contract for each event. */
export function includedRules(events: EventDefinitions): Shapes {
  return Object.fromEntries(
    Object.entries(events).map(([name, { schema }]) => [name, shapeRules(schema.entries)]),
  );
}

/** Returns the rules of an event's schema for each field, as JSON, so that the stricter of two can be determined. */
export function shapeRules(entries: Readonly<Record<string, { readonly type: string }>>): EventShape {
  return Object.fromEntries(
    Object.entries(entries).map(([field, value]) => [
      value.type === 'optional' ? `${field}?` : field,
      JSON.stringify(rulesOf(value)),
    ]),
  );
}

/**
 * Returns a hash for each field of an event’s object schema, so that builds stay compatible when an optional field
 * is added.
 */
export function shapeOf(keep: string, schema: unknown): EventShape {
  const { entries, ...rest } = schema as { entries: Record<string, { type: string }> };
  const fields = Object.entries(entries).map(([field, value]) => [
    value.type === 'optional' ? `${field}?` : field,
    hashOf(value),
  ]);
  return Object.fromEntries([
    ['(kept)', hashOf({ keep, type: (rest as { type?: string }).type })],
    ...fields,
  ]);
}

function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(rulesOf(value)))
    .digest('hex')
    .slice(0, 8);
}

/** Properties of a valibot schema that are rules; its messages and functions may differ. */
const demands = ['keep', 'type', 'requirement', 'entries', 'options', 'items', 'item', 'key', 'literal'];
const nested = ['value', 'wrapped', 'rest', 'pipe'];

function rulesOf(value: unknown): unknown {
  // A brand exists for types only.
  if (Array.isArray(value)) return value.filter((part) => part?.type !== 'brand').map(rulesOf);
  if (value instanceof RegExp || typeof value === 'function') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  const all = Object.entries(value);
  // Only a schema has its own `type`; all properties of other objects, such as entries, are content.
  const isSchema = 'type' in value && typeof value.type === 'string';
  return Object.fromEntries(
    all
      .filter(([key]) => !isSchema || demands.includes(key) || nested.includes(key))
      .map(([key, part]) => [key, rulesOf(part)]),
  );
}
