import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { events } from 'shared-contracts/events';
import type { EventShape, EventUses } from 'shared-contracts/formats/registry';

type Shapes = Record<string, EventShape>;

/** Every event of this checkout's contract, as the shell's bus checks it. */
export function carriedEvents(): Shapes {
  return Object.fromEntries(
    Object.entries(events).map(([name, { keep, schema }]) => [name, shapeOf(keep, schema)]),
  );
}

/** Which events these sources publish and hear: `bus.publish('name', …)`, `bus.on('name')`, `bus.subscribe('name', …)`. */
export function findEventUses(files: readonly string[]): EventUses {
  const carried = carriedEvents();
  const uses = { publish: new Set<string>(), subscribe: new Set<string>() };
  for (const file of files)
    visit(
      parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: /x$/.test(file) }),
      (call, name) => {
        if (Object.hasOwn(carried, name)) uses[call].add(name);
      },
    );
  const pick = (names: Set<string>) =>
    Object.fromEntries([...names].sort().map((name) => [name, carried[name] ?? {}]));
  return { published: pick(uses.publish), heard: pick(uses.subscribe) };
}

interface Node {
  readonly type?: string;
  readonly value?: unknown;
  readonly callee?: Callee;
  readonly arguments?: readonly { readonly expression: Node }[];
}

/** `bus.publish`, or `base` of it where a `?.` stands in the chain. */
interface Callee {
  readonly property?: Node;
  readonly base?: Callee;
}

function visit(value: unknown, found: (call: 'publish' | 'subscribe', name: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  const node = value as Node;
  if (node.type === 'CallExpression') {
    const called = (node.callee?.property ?? node.callee?.base?.property)?.value;
    const first = node.arguments?.[0]?.expression;
    const use = called === 'on' ? 'subscribe' : called;
    if ((use === 'publish' || use === 'subscribe') && first?.type === 'StringLiteral')
      found(use, String(first.value));
  }
  for (const child of Object.values(value)) visit(child, found);
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
