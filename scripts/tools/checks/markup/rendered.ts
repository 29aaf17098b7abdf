import { isNode, type Node } from '@little-arches/kit/syntax-tree';
import type { Names } from './names';

/**
 * A possible result of rendering an expression: an element, nothing, text, a value that may be text, or a list with
 * text.
 */
export interface Outcome {
  readonly kind: 'element' | 'nothing' | 'text' | 'value' | 'list';
  readonly node: Node;
}

/** Returns the outcomes of an expression, or of what a function returns. */
type Look = (value: unknown) => Outcome[];

const FUNCTION = /^(Function(Declaration|Expression)|ArrowFunctionExpression)$/;

/** Returns everything that an expression may render, one entry for each of its branches. */
export function outcomesOf(value: unknown, names: Names): Outcome[] {
  return lookFor(names, new Set())(value);
}

/**
 * Creates the function that resolves names of the script; `followed` are names already being resolved, which would
 * form a cycle.
 */
function lookFor(names: Names, followed: ReadonlySet<Node>): Look {
  const follow: Look = (made) =>
    !isNode(made) || followed.has(made) ? [] : lookFor(names, new Set([...followed, made]))(made);
  const look: Look = (value) => {
    if (!isNode(value)) return [];
    if (FUNCTION.test(value.type)) return returnsIn(value.body, true).flatMap(look);
    switch (value.type) {
      case 'ParenthesisExpression':
      case 'TsNonNullExpression':
      case 'TsAsExpression':
      case 'TsSatisfiesExpression':
        return look(value.expression);
      case 'OptionalChainingExpression':
        return look(value.base);
      case 'ConditionalExpression':
        return [...look(value.consequent), ...look(value.alternate)];
      case 'BinaryExpression':
        return binary(value, look);
      case 'Identifier':
        return identifier(value, names, follow);
      case 'MemberExpression':
        return [{ kind: isElement(value.property, names) ? 'element' : 'value', node: value }];
      case 'CallExpression':
        return call(value, names, follow);
      default:
        return [{ kind: plainKind(value), node: value }];
    }
  };
  return look;
}

/**
 * Returns the values of a body's `return` statements, without those of inner functions; for an expression, the
 * expression.
 */
function returnsIn(value: unknown, isBody = false): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => returnsIn(one));
  if (typeof value !== 'object' || value === null) return [];
  if (isBody && isNode(value) && !/^(BlockStatement|FunctionBody)$/.test(value.type)) return [value];
  if (isNode(value) && FUNCTION.test(value.type)) return [];
  if (isNode(value) && value.type === 'ReturnStatement')
    return [value.argument ?? { type: 'NullLiteral', span: value.span }];
  return Object.values(value).flatMap((one) => returnsIn(one));
}

function binary(node: Node, look: Look): Outcome[] {
  if (node.operator === '&&') return [{ kind: 'nothing', node }, ...look(node.right)];
  if (node.operator === '||' || node.operator === '??') return [...look(node.left), ...look(node.right)];
  return [{ kind: 'text', node }];
}

function identifier(node: Node, names: Names, follow: Look): Outcome[] {
  const name = String(node.value);
  if (name === 'undefined') return [{ kind: 'nothing', node }];
  const init = names.values.get(name);
  return init ? follow(init) : [{ kind: isElement(node, names) ? 'element' : 'value', node }];
}

function isElement(name: unknown, { elements }: Names): boolean {
  return isNode(name) && elements.has(String(name.value));
}

function call(node: Node, names: Names, follow: Look): Outcome[] {
  const { callee } = node;
  const called = isNode(callee) && callee.type === 'OptionalChainingExpression' ? callee.base : callee;
  const made = isNode(called) && names.functions.get(String(called.value));
  if (made) return follow(made);
  const method = isNode(called) && isNode(called.property) ? called.property.value : undefined;
  const mapper =
    method === 'map' || method === 'flatMap' || method === 'from' ? lastArgument(node) : undefined;
  const named =
    isNode(mapper) && mapper.type === 'Identifier' ? names.functions.get(String(mapper.value)) : mapper;
  if (!isNode(named)) return [{ kind: 'value', node }];
  const each = follow(named);
  const hasText = each.some(({ kind }) => kind === 'text' || kind === 'value');
  return hasText ? [{ kind: 'list', node }] : [{ kind: 'nothing', node }, ...each];
}

function lastArgument({ arguments: given }: Node): unknown {
  return Array.isArray(given) ? given.at(-1)?.expression : undefined;
}

function plainKind({ type }: Node): Outcome['kind'] {
  if (type === 'JSXElement' || type === 'JSXFragment') return 'element';
  if (type === 'NullLiteral' || type === 'BooleanLiteral' || type === 'JSXEmptyExpression') return 'nothing';
  return /^(StringLiteral|NumericLiteral|TemplateLiteral)$/.test(type) ? 'text' : 'value';
}
