import { isNode, type Node, type Script, visitNodes } from '@little-arches/kit/syntax-tree';
import type { ContractParts } from './contract/contract-parts';
import { patternsIn, variableNames } from './scopes';

/** Names of the contract that scripts use. */
export interface ScriptUses {
  readonly host: ReadonlySet<string>;
  readonly session: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  /** Patterns of the address table. */
  readonly links: ReadonlySet<string>;
}

/** Parts of a host whose members are checked too. */
const PARTS = ['session', 'backend', 'bus'];

/** Finds what the scripts of a bundle use of the host, the session, base classes and the address table. */
export function scriptUses(scripts: readonly Script[], contract: ContractParts): ScriptUses {
  const uses = { host: new Set<string>(), session: new Set<string>(), classes: new Set<string>() };
  const links = new Set<string>();
  const take = (kind: keyof typeof uses, name: string) => {
    if (contract[kind].has(name)) uses[kind].add(name);
  };
  for (const script of scripts) {
    const sessions = sessionsIn(script);
    visitNodes(script, (node) => {
      for (const name of membersIn(node, contract)) take('host', name);
      for (const text of comparedIn(node)) take('session', text);
      // Counted whether or not the contract has it.
      for (const text of statusesIn(node, sessions)) uses.session.add(text);
      for (const text of classTextsIn(node)) for (const word of text.split(/\s+/)) take('classes', word);
      for (const pattern of linksIn(node, contract)) links.add(pattern);
    });
  }
  return { ...uses, links };
}

/** Returns the members of the host that a node reads: `host.announce`, `const { bus } = useHost()`, `bus.publish`. */
function membersIn(node: Node, contract: ContractParts): string[] {
  if (node.type === 'MemberExpression') return named(node.object, [nameOf(node.property)]);
  if (node.type === 'VariableDeclarator' && isNode(node.init)) return named(node.init, keysOf(node.id));
  // A function that receives parts of the host: `({ bus, reportError }) => …`.
  const given = node.type === 'ArrowFunctionExpression' && Array.isArray(node.params) ? node.params : [];
  const patterns: unknown[] = node.type === 'Parameter' ? [node.pat] : given;
  return patterns.flatMap((pattern) => {
    const keys = keysOf(pattern);
    return keys.every((key) => contract.host.has(key)) ? keys : [];
  });
}

function named(object: unknown, names: readonly (string | undefined)[]): string[] {
  const owner = nameOf(object) ?? '';
  const known = names.flatMap((name) => name ?? []);
  if (/(^|_)(host|useHost)$/i.test(owner)) return known;
  const part = PARTS.find((one) => owner === one);
  return part ? known.map((name) => `${part}.${name}`) : [];
}

/** Returns the name at the end of an expression: of `host`, `props.host`, `useHost()` and `(0, module.useHost)()`. */
function nameOf(expression: unknown): string | undefined {
  if (!isNode(expression)) return undefined;
  const { type, value, property, callee, expression: inner, expressions, base } = expression;
  if (type === 'Identifier') return String(value);
  if (type === 'MemberExpression') return nameOf(property);
  if (type === 'CallExpression') return nameOf(callee);
  if (type === 'ParenthesisExpression') return nameOf(inner);
  if (type === 'SequenceExpression' && Array.isArray(expressions)) return nameOf(expressions.at(-1));
  return type === 'OptionalChainingExpression' ? nameOf(base) : undefined;
}

function keysOf(pattern: unknown): string[] {
  if (!isNode(pattern) || pattern.type !== 'ObjectPattern' || !Array.isArray(pattern.properties)) return [];
  return pattern.properties.flatMap((property: Node) => nameOf(property.key) ?? []);
}

/** Variables of a script that contain only sessions' states and statuses. */
interface SessionNames {
  readonly states: ReadonlySet<string>;
  readonly statuses: ReadonlySet<string>;
  /** True when `session` is a different variable of the script. */
  readonly hasOwnSession: boolean;
}

function sessionsIn(script: Script): SessionNames {
  const states = new Map<string, boolean>();
  const statuses = new Map<string, boolean>();
  const note = (names: Map<string, boolean>, name: string, isIt: boolean) => {
    names.set(name, (names.get(name) ?? true) && isIt);
  };
  visitNodes(script, (node) => {
    const isCall = node.type === 'VariableDeclarator' && isSessionCall(node.init);
    for (const pattern of patternsIn(node)) {
      const whole = variableOf(pattern);
      for (const name of variableNames(pattern)) {
        // A `session` taken out of an object is the host's.
        if (name === whole || name !== 'session') note(states, name, name === whole && isCall);
        note(statuses, name, name === 'status' && name !== whole && isCall);
      }
    }
  });
  const certain = (names: Map<string, boolean>) => [...names].flatMap(([name, isIt]) => (isIt ? name : []));
  return {
    states: new Set(certain(states)),
    statuses: new Set(certain(statuses)),
    hasOwnSession: states.get('session') === false,
  };
}

function variableOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' ? String(node.value) : undefined;
}

/** Returns true for `useSession()` and `host.session.get()`; `session.get()` alone may belong to another object. */
function isSessionCall(node: unknown, hasOwnSession = true): boolean {
  if (!isNode(node) || node.type !== 'CallExpression') return false;
  const { callee } = node;
  if (nameOf(callee) === 'useSession') return true;
  if (nameOf(callee) !== 'get' || !isNode(callee) || nameOf(callee.object) !== 'session') return false;
  return !hasOwnSession || variableOf(callee.object) === undefined;
}

/** Returns the statuses that a session is compared with: `useSession().status === 'authenticated'`. */
function statusesIn(node: Node, names: SessionNames): string[] {
  const { type, operator, left, right, discriminant, cases } = node;
  const isStatus = (side: unknown) => {
    if (!isNode(side)) return false;
    if (side.type === 'Identifier') return names.statuses.has(String(side.value));
    if (side.type !== 'MemberExpression' || nameOf(side.property) !== 'status') return false;
    return isSessionCall(side.object, names.hasOwnSession) || names.states.has(variableOf(side.object) ?? '');
  };
  if (type === 'SwitchStatement' && Array.isArray(cases) && isStatus(discriminant))
    return cases.flatMap(({ test }) => textOf(test));
  if (type !== 'BinaryExpression' || !/^[!=]==?$/.test(String(operator))) return [];
  return [left, right].some(isStatus) ? [left, right].flatMap(textOf) : [];
}

/** Returns the texts of a comparison. */
function comparedIn({ type, operator, left, right, test }: Node): string[] {
  const isComparison = type === 'BinaryExpression' && /^[!=]==?$/.test(String(operator));
  const sides = isComparison ? [left, right] : type === 'SwitchCase' ? [test] : [];
  return sides.flatMap(textOf);
}

function textOf(node: unknown): string[] {
  return isNode(node) && node.type === 'StringLiteral' ? [String(node.value)] : [];
}

/** Returns every text in the classes of an element. */
function classTextsIn(node: Node): string[] {
  if (node.type !== 'KeyValueProperty' || !/^(class|\w*ClassName|className)$/.test(nameOf(node.key) ?? ''))
    return [];
  const texts: string[] = [];
  visitNodes({ module: node.value }, (part) => {
    if (part.type === 'TemplateElement') texts.push(String(part.raw));
    else texts.push(...textOf(part));
  });
  return texts;
}

/**
 * Returns the patterns that a node links to: `href('store')`, `addresses.store`, and a path as the target of an
 * element, a form or a redirect.
 */
function linksIn(node: Node, { addresses }: ContractParts): string[] {
  const patternOf = (name: string) => (Object.hasOwn(addresses, name) ? [addresses[name] ?? ''] : []);
  if (node.type === 'CallExpression' && nameOf(node.callee) === 'href' && Array.isArray(node.arguments))
    return textOf(node.arguments[0]?.expression).flatMap(patternOf);
  if (node.type === 'MemberExpression' && /(^|_)addresses$/.test(nameOf(node.object) ?? ''))
    return [nameOf(node.property) ?? ''].flatMap(patternOf);
  const isTarget = node.type === 'KeyValueProperty' && /^(to|href|action)$/.test(nameOf(node.key) ?? '');
  const [first] = leadsElsewhere(node) && Array.isArray(node.arguments) ? node.arguments : [];
  // A path with a dot is a file, not a page.
  return textOf(isTarget ? node.value : first?.expression).filter((path) => /^\/[\w/-]*$/.test(path));
}

/** Returns true for `redirect('/store')` and `navigate('/store')`, by their names in the router's own examples. */
function leadsElsewhere({ type, callee }: Node): boolean {
  const isMethod = isNode(callee) && callee.type === 'MemberExpression';
  return (
    type === 'CallExpression' &&
    !isMethod &&
    /^(redirect|redirectDocument|navigate)$/.test(nameOf(callee) ?? '')
  );
}
