import { isNode, type Node } from '@little-arches/kit/syntax-tree';
import type { Names } from './names';
import { outcomesOf } from './rendered';

/**
 * Kind of a child in JSX: one element that stays, elements that appear, disappear or change, text that stays, text
 * that changes, a list with text, or the children passed to a component.
 */
export type Kind = 'element' | 'coming' | 'text' | 'changing' | 'list' | 'given';

/**
 * Returns the kinds of the children of a parent in JSX. `changing` are components whose element may appear,
 * disappear or change.
 */
export function kindsIn({ children }: Node, names: Names, changing: ReadonlySet<string>): Kind[] {
  const nodes = Array.isArray(children) ? children.filter(isNode) : [];
  return nodes.map((child) => kindOf(child, names, changing)).filter((kind) => kind !== undefined);
}

/** Returns the name of an element or component; '' for a member expression, such as `Context.Provider`. */
export function tagOf({ opening }: Node): string {
  return isNode(opening) && isNode(opening.name) ? String(opening.name.value ?? '') : '';
}

function kindOf(child: Node, names: Names, changing: ReadonlySet<string>): Kind | undefined {
  if (child.type === 'JSXText') return isDropped(String(child.value)) ? undefined : 'text';
  if (child.type === 'JSXElement') return stays(child, names, changing) ? 'element' : 'coming';
  if (child.type !== 'JSXExpressionContainer' || !isNode(child.expression)) return 'element';
  const { expression } = child;
  if (isChildren(expression) || isChildren(expression.property)) return 'given';
  const outcomes = outcomesOf(expression, names);
  const [only] = outcomes;
  if (only && outcomes.length === 1 && stays(only.node, names, changing)) return 'element';
  const kinds = new Set(outcomes.map(({ kind }) => kind));
  if (kinds.has('list')) return 'list';
  if (kinds.has('text') || kinds.has('value')) return isConstant(expression, names) ? 'text' : 'changing';
  return kinds.has('element') ? 'coming' : undefined;
}

function isChildren(name: unknown): boolean {
  return isNode(name) && name.type === 'Identifier' && name.value === 'children';
}

/** Returns true for white space with a line break, which JSX drops. */
function isDropped(text: string): boolean {
  return /^[ \t\r\n]*$/.test(text) && text.includes('\n');
}

/**
 * Returns true when a node is one element as long as its parent exists; with another key, React creates another
 * element.
 */
function stays(node: Node, { module }: Names, changing: ReadonlySet<string>): boolean {
  const { type, opening } = node;
  const tag = tagOf(node);
  if (type !== 'JSXElement' || changing.has(tag)) return false;
  // A name declared inside a function can represent different components.
  if (/^[A-Z]/.test(tag) && !module.has(tag)) return false;
  const attributes = isNode(opening) && Array.isArray(opening.attributes) ? opening.attributes : [];
  return !attributes.some(({ name }) => isNode(name) && name.value === 'key');
}

/**
 * Returns true when an expression always has the same value: it reads only the module's own declarations, and calls
 * no hook.
 */
function isConstant(expression: Node, { module }: Names): boolean {
  return namesRead(expression).every((name) => module.has(name) && !/^use[A-Z]/.test(name));
}

function namesRead(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(namesRead);
  if (typeof part !== 'object' || part === null) return [];
  if (!isNode(part)) return Object.values(part).flatMap(namesRead);
  if (part.type === 'Identifier') return [String(part.value)];
  const isPlainMember =
    part.type === 'MemberExpression' && isNode(part.property) && part.property.type !== 'Computed';
  if (isPlainMember) return namesRead(part.object);
  return part.type === 'KeyValueProperty' ? namesRead(part.value) : Object.values(part).flatMap(namesRead);
}
