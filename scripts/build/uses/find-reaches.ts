import { createHash } from 'node:crypto';
import { isNode, type Node, parseScript, type Script } from '@little-arches/kit/syntax-tree';
import type { Reach } from '../model/published-version';
import { builtIns, globalObjects, type ReachRule, ruleOfName, typedEvents } from './reach-names';

/** A script of a bundle before minification, and its source. */
export interface BundledScript {
  readonly path: string;
  readonly text: string;
}

type Found = Pick<Reach, 'name'> & { readonly rule: ReachRule };

/**
 * Finds how scripts reach beyond their own pages. `code` is a hash of the statement: an unchanged statement keeps
 * it wherever it moves, and another one has another hash.
 */
export function findReaches(scripts: readonly BundledScript[]): Reach[] {
  const found = new Map<string, Reach>();
  // A statement in several scripts is named by the first of their sorted paths, independent of the bundle's order.
  const inOrder = [...scripts].sort((one, other) => (one.path < other.path ? -1 : 1));
  for (const script of inOrder)
    for (const { rule, name, unit } of reachesIn(parsed(script))) {
      const code = createHash('sha256').update(shapeOf(unit)).digest('hex').slice(0, 12);
      const key = [rule, name, code].join(' ');
      if (!found.has(key)) found.set(key, { rule, name, place: script.path, code });
    }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, reach]) => reach);
}

function parsed({ path, text }: BundledScript): Script {
  // Bundled code is JavaScript, whatever its source is.
  return parseScript({ path: `${path}.js`, text });
}

function reachesIn({ module }: Script): (Found & { readonly unit: Node })[] {
  const found: (Found & { unit: Node })[] = [];
  const walk = (value: unknown, parent: Node | undefined, unit: Node | undefined) => {
    if (typeof value !== 'object' || value === null) return;
    if (!isNode(value)) {
      for (const child of Object.values(value)) walk(child, parent, unit);
      return;
    }
    const own = isUnit(value) ? value : (unit ?? value);
    for (const reach of reachesOf(value, parent)) found.push({ ...reach, unit: own });
    for (const key in value) if (key !== 'span') walk(value[key], value, own);
  };
  for (const statement of module.body) walk(statement, undefined, undefined);
  return found;
}

/** Returns true for statements and for functions with one expression: the units that a person changes. */
function isUnit({ type, body }: Node): boolean {
  if (type === 'ArrowFunctionExpression') return isNode(body) && body.type !== 'BlockStatement';
  return /Statement$|Declaration$/.test(type) && type !== 'BlockStatement';
}

function reachesOf(node: Node, parent: Node | undefined): Found[] {
  const name = wordOf(node);
  const rule = name === undefined ? undefined : ruleOf(name);
  const mentions = name !== undefined && rule ? [{ rule, name }] : [];
  const called = node.type === 'CallExpression' || node.type === 'NewExpression' ? callOf(node) : [];
  return [...mentions, ...called, ...changeOf(node), ...hiddenOf(node, parent)];
}

function ruleOf(name: string): ReachRule | undefined {
  // The old ways to define a property.
  return /^__(define|lookup)/.test(name) ? 'built-ins' : ruleOfName.get(name);
}

/** Returns the name in a node: of a variable, a key or a text. */
function wordOf({ type, value, cooked }: Node): string | undefined {
  if (type === 'Identifier' || type === 'StringLiteral') return String(value);
  return type === 'TemplateElement' && typeof cooked === 'string' ? cooked : undefined;
}

/** Finds calls such as `document.addEventListener('input', …)`, `Object.assign(JSON, …)`, `location.assign(…)`. */
function callOf({ callee, arguments: given }: Node): Found[] {
  const values = Array.isArray(given) ? given.map(({ expression }) => expression as unknown) : [];
  const [first] = values;
  const called = nameOf(callee);
  const found: Found[] = [];
  const listens = called === 'addEventListener' || values.some((value) => isShared(value));
  for (const value of values)
    if (isNode(value) && value.type === 'StringLiteral' && listens && typedEvents.has(String(value.value)))
      found.push({ rule: 'typing', name: String(value.value) });
  if (called === 'addEventListener' && isNode(first) && first.type !== 'StringLiteral')
    found.push({ rule: 'typing', name: 'addEventListener of any event' });
  if (called && changers.has(called) && (isShared(first) || isPrototype(first)))
    found.push({ rule: 'built-ins', name: `${called} of ${textOf(first)}` });
  if (called === 'Function') found.push({ rule: 'hidden-names', name: 'Function' });
  if ((called === 'assign' || called === 'replace' || called === 'open') && isWindow(objectOf(callee)))
    found.push({ rule: 'network', name: textOf(callee) });
  return found;
}

const changers = new Set(['defineProperty', 'defineProperties', 'assign', 'set', 'deleteProperty']);

/**
 * Finds changes such as `JSON.parse = …`, `const { prototype } = Array`, `[JSON.parse] = …`, `delete window.fetch`,
 * `location.href = …`.
 */
function changeOf({ type, key, left, argument, operator }: Node): Found[] {
  if (/^(KeyValue|Assignment)PatternProperty$/.test(type) && nameOf(key) === 'prototype')
    return [{ rule: 'built-ins', name: 'prototype' }];
  const isChange = type === 'AssignmentExpression' || type === 'ForOfStatement' || type === 'ForInStatement';
  const target = isChange
    ? left
    : type === 'UpdateExpression' || (type === 'UnaryExpression' && operator === 'delete')
      ? argument
      : undefined;
  return targetsIn(target).flatMap((one): Found[] => {
    if (one.type !== 'MemberExpression')
      return builtIns.has(nameOf(one) ?? '') && isChange
        ? [{ rule: 'built-ins', name: textOf(one) }]
        : nameOf(one) === 'location'
          ? [{ rule: 'network', name: 'location' }]
          : [];
    const text = textOf(one);
    if (/(^|\.)location(\.href)?$/.test(text)) return [{ rule: 'network', name: text }];
    const isOurs = isShared(one.object) || isPrototype(one.object);
    return isOurs && text !== 'document.title' ? [{ rule: 'built-ins', name: text }] : [];
  });
}

/** Returns the targets of an assignment, through patterns and brackets. */
function targetsIn(target: unknown): Node[] {
  if (Array.isArray(target)) return target.flatMap(targetsIn);
  if (typeof target !== 'object' || target === null) return [];
  if (!isNode(target)) return Object.values(target).flatMap(targetsIn);
  if (target.type === 'MemberExpression' || target.type === 'Identifier') return [target];
  if (target.type === 'VariableDeclaration') return [];
  return Object.entries(target).flatMap(([key, part]) =>
    key === 'span' || key === 'key' ? [] : targetsIn(part),
  );
}

/**
 * Finds code that can compute a name at run time: `window[name]`, and a global object or a prototype that is passed
 * on.
 */
function hiddenOf(node: Node, parent: Node | undefined): Found[] {
  const { type, object, property } = node;
  const isMade = isNode(property) && property.type === 'Computed' && nameOf(property) === undefined;
  if (type === 'MemberExpression' && isShared(object) && isMade)
    return [{ rule: 'hidden-names', name: `${textOf(object)}[…]` }];
  if (type === 'MemberExpression' && isPrototype(node) && parent?.type !== 'MemberExpression')
    return [{ rule: 'built-ins', name: textOf(node) }];
  if (type === 'MemberExpression' && isWindow(object) && globalObjects.has(nameOf(node) ?? ''))
    return [{ rule: 'hidden-names', name: textOf(node) }];
  const isWhole = type === 'Identifier' && wholes.has(String(node.value)) && isValue(node, parent);
  return isWhole ? [{ rule: 'hidden-names', name: String(node.value) }] : [];
}

const wholes = new Set(['window', 'globalThis', 'self', 'JSON', 'Reflect', 'Storage']);

/** Returns true when a variable is passed on as a value: not for `window.x`, `typeof window` or a key. */
function isValue(node: Node, parent: Node | undefined): boolean {
  if (!parent) return false;
  const { type, object, key, operator } = parent;
  if (type === 'MemberExpression') return object !== node && parent.property !== node;
  if (type === 'UnaryExpression') return operator !== 'typeof';
  if (type === 'BinaryExpression') return operator === '=' || operator === '||';
  return key !== node;
}

/**
 * Returns true for a variable that every script of a document shares, also through the global object:
 * `window.JSON`.
 */
function isShared(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value.type === 'Identifier') return builtIns.has(String(value.value));
  return value.type === 'MemberExpression' && isWindow(value.object) && builtIns.has(nameOf(value) ?? '');
}

/**
 * Returns true for `Storage.prototype` and `[].constructor.prototype`, but not for the prototype of the script's
 * own class.
 */
function isPrototype(value: unknown): boolean {
  if (!isNode(value) || value.type !== 'MemberExpression' || nameOf(value) !== 'prototype') return false;
  const owner = value.object;
  return isShared(owner) || (isNode(owner) && owner.type !== 'Identifier');
}

function isWindow(value: unknown): boolean {
  const name = nameOf(value);
  return name !== undefined && (globalObjects.has(name) || name === 'document' || name === 'location');
}

function objectOf(value: unknown): unknown {
  return isNode(value) && value.type === 'MemberExpression' ? value.object : undefined;
}

/** Returns the name at the end of an expression: `assign` of `(0, Object).assign` and of `Object['assign']`. */
function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'MemberExpression') return nameOf(value.property);
  if (value.type === 'Computed' || value.type === 'ParenthesisExpression') return nameOf(value.expression);
  if (value.type === 'SequenceExpression' && Array.isArray(value.expressions))
    return nameOf(value.expressions.at(-1));
  if (value.type === 'OptionalChainingExpression') return nameOf(value.base);
  return wordOf(value);
}

/** Returns an expression of names as text. */
function textOf(value: unknown): string {
  const object = objectOf(value);
  const name = nameOf(value) ?? '…';
  return object === undefined ? name : `${textOf(object)}.${name}`;
}

/** Returns a statement without its position. */
function shapeOf(unit: Node): string {
  return JSON.stringify(unit, (key, value: unknown) =>
    key === 'span' || key === 'ctxt' ? undefined : value,
  );
}
