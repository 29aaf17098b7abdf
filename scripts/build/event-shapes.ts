import { createHash } from 'node:crypto';
import { isNode, type Node, type Script, visitNodes } from '@scripts/kit/syntax-tree';
import type { EventShape, EventUses } from './model/published-version';

type Shapes = Record<string, EventShape>;

/** The closed map of events of some copy of the contract. */
export type EventDefinitions = Readonly<
  Record<
    string,
    {
      readonly keep: string;
      readonly schema: { readonly entries: Readonly<Record<string, { readonly type: string }>> };
    }
  >
>;

/** Every event of a contract, as a shell's bus checks it that is built with it. */
export function carriedEvents(events: EventDefinitions): Shapes {
  return Object.fromEntries(
    Object.entries(events).map(([name, { keep, schema }]) => [name, shapeOf(keep, schema)]),
  );
}

/** Which events of the contract these sources publish and hear: `bus.publish('name', …)`, `bus.on('name')`, `bus.subscribe('name', …)`. */
export function findEventUses(scripts: readonly Script[], events: EventDefinitions): EventUses {
  const carried = carriedEvents(events);
  const uses = { publish: new Set<string>(), subscribe: new Set<string>() };
  for (const script of scripts)
    visitNodes(script, (node) => {
      const use = useIn(node);
      if (use && Object.hasOwn(carried, use.event)) uses[use.call].add(use.event);
    });
  const pick = (names: Set<string>, shapes: Shapes) =>
    Object.fromEntries([...names].sort().map((name) => [name, shapes[name] ?? {}]));
  return {
    published: pick(uses.publish, carried),
    heard: pick(uses.subscribe, carried),
    rules: pick(new Set([...uses.publish, ...uses.subscribe]), carriedRules(events)),
  };
}

/** What a contract demands of each event. */
export function carriedRules(events: EventDefinitions): Shapes {
  return Object.fromEntries(
    Object.entries(events).map(([name, { schema }]) => [name, shapeRules(schema.entries)]),
  );
}

/**
 * What an event's schema demands of each field, as JSON: so it can be determined which of two is the
 * stricter.
 */
export function shapeRules(entries: Readonly<Record<string, { readonly type: string }>>): EventShape {
  return Object.fromEntries(
    Object.entries(entries).map(([field, value]) => [
      value.type === 'optional' ? `${field}?` : field,
      JSON.stringify(rulesOf(value)),
    ]),
  );
}

function useIn({ type, callee, arguments: given }: Node) {
  if (type !== 'CallExpression' || !Array.isArray(given)) return undefined;
  const called = calledName(callee);
  const call = called === 'on' ? 'subscribe' : called;
  const first: unknown = given[0]?.expression;
  if ((call !== 'publish' && call !== 'subscribe') || !isNode(first) || first.type !== 'StringLiteral')
    return undefined;
  return { call, event: String(first.value) } as const;
}

/** The event that a call publishes. */
export function publishedIn(node: Node): string | undefined {
  const use = useIn(node);
  return use?.call === 'publish' ? use.event : undefined;
}

/** The `publish` of `bus.publish`, also where a `?.` is in the chain. */
function calledName(callee: unknown): unknown {
  if (!isNode(callee)) return undefined;
  return isNode(callee.property) ? callee.property.value : calledName(callee.base);
}

/** One hash for each field of an event’s object schema, so that an added optional field leaves builds compatible. */
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

/** What a valibot schema demands; its messages and functions may differ without changing that. */
const demands = ['keep', 'type', 'requirement', 'entries', 'options', 'items', 'item', 'key', 'literal'];
const nested = ['value', 'wrapped', 'rest', 'pipe'];

function rulesOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rulesOf);
  if (value instanceof RegExp || typeof value === 'function') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  const all = Object.entries(value);
  // A schema's own `type` marks it; anything else (entries of an object) is all content.
  const isSchema = 'type' in value && typeof value.type === 'string';
  return Object.fromEntries(
    all
      .filter(([key]) => !isSchema || demands.includes(key) || nested.includes(key))
      .map(([key, part]) => [key, rulesOf(part)]),
  );
}
