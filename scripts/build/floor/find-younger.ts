import { isNode, type Node, type Script, visitNodes } from '@little-arches/kit/syntax-tree';
import { childrenOf, globalName, IMPORTED, isScope, memberName, type Scope, scopeOf, typeOf } from './scopes';
import type { KnownMembers } from './younger-members';

/** A global or a member that one of the oldest browsers lacks. */
export interface Younger {
  /** The script with the use. */
  readonly path: string;
  /** `URL.canParse` for a global, `URLSearchParams#size` for a known type, `.toWellFormed` for any object. */
  readonly name: string;
  /** The browsers that lack it. */
  readonly lacking: string;
  /** Byte offset in the script. */
  readonly at: number;
}

interface Context extends KnownMembers {
  readonly scope: Scope;
  /** Names that the scripts give to members of their own objects. */
  readonly own: ReadonlySet<string>;
}

/**
 * Finds features that one of the oldest browsers lacks. Globals, static members and events are found exactly,
 * members of instances when the type can be determined. Otherwise a name counts when no object of the oldest
 * browsers and no object of the scripts has it. Skips features tested with `typeof`, `in` or an optional call.
 */
export function findYounger(scripts: readonly Script[], known: KnownMembers): Younger[] {
  const own = new Set(scripts.flatMap(ownNames));
  return scripts.flatMap(({ path, module }) => {
    const found: Younger[] = [];
    const visit = (node: Node, scope: Scope, parents: readonly Node[]) => {
      const inner = isScope(node) ? scopeOf(node, scope) : scope;
      if (!isRequested(node, ...parents))
        for (const [name, lacking] of usesIn(node, { ...known, scope, own }))
          found.push({ path, name, lacking, at: startOf(node) - module.span.start });
      for (const child of usedIn(node)) visit(child, inner, [node, ...parents.slice(0, 1)]);
    };
    const whole: Node = { ...module };
    visit(whole, scopeOf(whole), []);
    return found;
  });
}

const NAMED = /^(KeyValue(Pattern)?|Method|Getter|Setter|Class|Private)Property$|^(Class|Private)Method$/;

/** Returns the child nodes that run: without types, and without names that only label something. */
function usedIn(node: Node): Node[] {
  if (/^(Import|Ts(Interface|TypeAlias|TypeA|TypeP|ModuleD))/.test(node.type)) return [];
  // `export { Observable } from './store'` names what another module exports.
  if (node.type === 'ExportNamedDeclaration' && node.source) return [];
  return childrenOf(node).filter((child) => {
    if (child.type !== 'Identifier') return true;
    if (node.type === 'MemberExpression') return child === node.object;
    if (node.type === 'JSXAttribute' || /Label|Break|Continue/.test(node.type)) return false;
    return !(NAMED.test(node.type) && child === node.key);
  });
}

/**
 * Returns true for `typeof node`, `node = …`, and for members `node?.()` and `node?.member`, which do not fail when
 * the feature is missing.
 */
function isRequested(node: Node, parent?: Node, outer?: Node): boolean {
  if (parent?.type === 'UnaryExpression') return parent.operator === 'typeof';
  if (parent?.type === 'AssignmentExpression') return node === parent.left;
  const isOptional = outer?.type === 'OptionalChainingExpression' && outer.optional === true;
  return (
    isOptional && node.type === 'MemberExpression' && (node === parent?.callee || node === parent?.object)
  );
}

function usesIn(node: Node, context: Context): [string, string][] {
  const { scope, globals, instances, events } = context;
  switch (node.type) {
    case 'Identifier':
      return named(globalName(node, scope), globals);
    case 'MemberExpression':
      return memberUses(node.object, [memberName(node)], context);
    case 'VariableDeclarator':
      return isNode(node.id) && node.id.type === 'ObjectPattern'
        ? memberUses(node.init, keysOf(node.id), context)
        : [];
    case 'NewExpression': {
      const name = isNode(node.callee) ? globalName(node.callee, scope) : undefined;
      // The data lists a constructor under the name of its class; for a newer class the name itself is found.
      return globals.get(name ?? '') === undefined ? named(name, instances.get(name ?? ''), 'new ') : [];
    }
    case 'CallExpression':
      return named(listenedTo(node), events, 'event ');
    default:
      return [];
  }
}

function memberUses(
  object: unknown,
  members: readonly (string | undefined)[],
  context: Context,
): [string, string][] {
  const { scope, globals, statics, instances, names, own } = context;
  const type = typeOf(object, scope);
  const owner = isNode(object) ? globalName(object, scope) : undefined;
  const ofType = instances.get(type ?? '');
  return members.flatMap((name = '') => {
    if (type === 'Window' && globals.has(name)) return named(name, globals);
    if (ofType?.has(name)) return named(name, ofType, `${type}#`);
    if (type === undefined && statics.has(owner ?? ''))
      return named(name, statics.get(owner ?? ''), `${owner}.`);
    return type === IMPORTED || own.has(name) ? [] : named(name, names, '.');
  });
}

function named(
  name = '',
  lacking?: ReadonlyMap<string, string | undefined>,
  before = '',
): [string, string][] {
  const browsers = lacking?.get(name);
  return browsers === undefined ? [] : [[`${before}${name}`, browsers]];
}

function keysOf({ properties }: Node): string[] {
  return Array.isArray(properties)
    ? properties.flatMap(({ key }: Node) =>
        isNode(key) && key.type === 'Identifier' ? String(key.value) : [],
      )
    : [];
}

function listenedTo({ callee, arguments: given }: Node): string | undefined {
  const first: unknown = Array.isArray(given) ? given[0]?.expression : undefined;
  const isListening =
    isNode(callee) && (callee.value === 'addEventListener' || memberName(callee) === 'addEventListener');
  return isListening && isNode(first) && first.type === 'StringLiteral' ? String(first.value) : undefined;
}

/** Returns the names of members that a script defines. */
function ownNames(script: Script): string[] {
  const names: string[] = [];
  visitNodes(script, (node) => {
    const { key, properties } = node;
    const isMade = NAMED.test(node.type) || /^Ts(Property|Method)Signature$/.test(node.type);
    if (isMade && isNode(key) && typeof key.value === 'string') names.push(key.value);
    if (node.type !== 'ObjectExpression' || !Array.isArray(properties)) return;
    for (const one of properties) if (one.type === 'Identifier') names.push(String(one.value));
  });
  return names;
}

function startOf({ span }: Node): number {
  return typeof span === 'object' && span !== null && 'start' in span ? Number(span.start) : 0;
}
