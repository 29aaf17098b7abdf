import { type Module, parseSync } from '@swc/core';

/** A parsed script. */
export interface Script {
  readonly path: string;
  readonly module: Module;
}

/** A node of a parsed script. */
export interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Parses TypeScript or JavaScript; the extension of `path` decides. */
export function parseScript({ path, text }: { path: string; text: string }): Script {
  return { path, module: parseSync(text, { syntax: 'typescript', tsx: !/\.[cm]?ts$/.test(path) }) };
}

/** Cached nodes of whole scripts: a build visits each of them eight times. */
const listed = new WeakMap<object, readonly Node[]>();

/** Calls `see` with every node of a script, or of a part of one, parents before children. */
export function visitNodes({ module }: { readonly module: unknown }, see: (node: Node) => void): void {
  if (!isObject(module)) return;
  if (module.type === 'Module') for (const node of nodesOf(module)) see(node);
  else visit(module, see);
}

function nodesOf(script: Readonly<Record<string, unknown>>): readonly Node[] {
  const known = listed.get(script);
  if (known) return known;
  const nodes: Node[] = [];
  visit(script, (node) => void nodes.push(node));
  listed.set(script, nodes);
  return nodes;
}

/** Returns the line of a node, counted from 1, in the source text. */
export function lineOf({ text }: { readonly text: string }, { span }: Node): number {
  const start = typeof span === 'object' && span !== null && 'start' in span ? Number(span.start) : 1;
  // Offsets are in bytes, counted from 1.
  return Buffer.from(text)
    .subarray(0, start - 1)
    .toString()
    .split('\n').length;
}

/** Returns true when `value` is a node. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function visit(value: Readonly<Record<string, unknown>>, see: (node: Node) => void): void {
  if (isNode(value)) see(value);
  for (const key in value) {
    const child = value[key];
    // Most objects of a node are its position.
    if (key !== 'span' && isObject(child)) visit(child, see);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
