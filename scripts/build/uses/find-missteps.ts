import { isNode, type Node, parseScript, visitNodes } from '@little-arches/kit/syntax-tree';
import { type EventDefinitions, shapeRules } from '../event-shapes';
import type { Misstep } from '../model/published-version';
import { publishedIn } from './event-uses';
import type { BundledScript } from './find-reaches';
import { patternsIn, variableNames } from './scopes';

/**
 * Finds mistakes in a package's own sources that types can't show: money in decimals, and requests to other sites
 * that a page needs before it is shown.
 */
export function findMissteps(scripts: readonly BundledScript[], events: EventDefinitions): Misstep[] {
  return scripts.flatMap(({ path, text }) => {
    // Bundled code is JavaScript, whatever its source is.
    const script = parseScript({ path: `${path}.js`, text });
    const nodes: Node[] = [];
    visitNodes(script, (node) => void nodes.push(node));
    const known = constantsIn(nodes);
    const judged = new Set<Node | undefined>();
    const passed = nodes.flatMap((node) => decimalsIn(node, known, events, judged));
    const held = nodes.flatMap((node) => (judged.has(node) ? [] : decimalsBesideCurrency(node, known)));
    const amounts = new Set([...passed, ...held]);
    return [
      ...[...amounts].map((what) => ({ rule: 'money', what, place: path })),
      ...foreignRequests(nodes, known).map((what) => ({ rule: 'third-party', what, place: path })),
    ];
  });
}

/** Initial values of variables, by name; names with several values are omitted. */
type Constants = ReadonlyMap<string, Node | undefined>;

function constantsIn(nodes: readonly Node[]): Constants {
  const found = new Map<string, Node | undefined>();
  const note = (name: string, value: unknown) =>
    found.set(name, found.has(name) || !isNode(value) ? undefined : value);
  for (const node of nodes) {
    for (const pattern of patternsIn(node)) {
      const whole = nameOf(pattern);
      for (const name of variableNames(pattern)) note(name, name === whole ? node.init : undefined);
    }
    if (node.type === 'AssignmentExpression')
      for (const name of variableNames(node.left)) note(name, undefined);
  }
  return found;
}

/**
 * Finds amounts that are no whole number of the smallest unit, in events that require one and in formatted amounts.
 * Adds the objects that it examines to `judged`.
 */
function decimalsIn(
  node: Node,
  known: Constants,
  events: EventDefinitions,
  judged: Set<Node | undefined>,
): string[] {
  if (node.type !== 'CallExpression' || !Array.isArray(node.arguments)) return [];
  const given = node.arguments.map(({ expression }) => expression as unknown);
  const event = publishedIn(node);
  if (event !== undefined && events[event]) {
    judged.add(resolved(given[1], known));
    const rules = shapeRules(events[event].schema.entries);
    const isWhole = (field: string) => (rules[field] ?? rules[`${field}?`] ?? '').includes('"integer"');
    return decimalFields(given[1], known)
      .filter(isWhole)
      .map((field) => `'${field}' of '${event}'`);
  }
  const called = nameOf(node.callee);
  if (called !== 'formatMoney' && called !== 'decimalAmount') return [];
  judged.add(resolved(given[0], known));
  return decimalFields(given[0], known)
    .filter((field) => field === 'amount')
    .map((field) => `'${field}' of ${called}`);
}

/** Matches names of fields that contain money when the same object has a currency. */
const MONEY = /amount|price|total|cost|fee/i;

/** Finds decimals in an object that is money: it has a currency. */
function decimalsBesideCurrency(node: Node, known: Constants): string[] {
  if (node.type !== 'ObjectExpression' || !Array.isArray(node.properties)) return [];
  const hasCurrency = node.properties.some(
    (property: Node) => nameOf(property.type === 'Identifier' ? property : property.key) === 'currency',
  );
  if (!hasCurrency) return [];
  return decimalFields(node, known)
    .filter((field) => MONEY.test(field))
    .map((field) => `'${field}' beside a currency`);
}

/** Returns the fields of an object that contain decimals. */
function decimalFields(value: unknown, known: Constants): string[] {
  const object = resolved(value, known);
  if (object?.type !== 'ObjectExpression' || !Array.isArray(object.properties)) return [];
  return object.properties.flatMap((property: Node) => {
    // Either `total: …`, or `total` alone.
    const [key, content] =
      property.type === 'Identifier' ? [property, property] : [property.key, property.value];
    const field = nameOf(key);
    return field !== undefined && isDecimal(content, known) ? field : [];
  });
}

function isDecimal(value: unknown, known: Constants, depth = 0): boolean {
  const node = resolved(value, known);
  if (!node || depth > 4) return false;
  const { type, operator, left, right, argument, expression, consequent, alternate } = node;
  const either = (...parts: readonly unknown[]) => parts.some((part) => isDecimal(part, known, depth + 1));
  if (type === 'NumericLiteral') return !Number.isInteger(node.value);
  if (type === 'BinaryExpression')
    return operator === '/' || (/^[-+*]$/.test(String(operator)) && either(left, right));
  if (type === 'UnaryExpression') return operator === '-' && either(argument);
  if (type === 'ParenthesisExpression') return either(expression);
  if (type === 'MemberExpression') return either(memberOf(node, known));
  if (type === 'ConditionalExpression') return either(consequent, alternate);
  if (type !== 'CallExpression') return false;
  const called = nameOf(node.callee);
  if (called !== 'Number') return called === 'parseFloat' || called === 'toFixed';
  return Array.isArray(node.arguments) && either(node.arguments[0]?.expression);
}

/** Returns the value of a member such as `prices.small` when the object is known. */
function memberOf({ object, property }: Node, known: Constants): unknown {
  const whole = resolved(object, known);
  if (whole?.type !== 'ObjectExpression' || !Array.isArray(whole.properties)) return undefined;
  const name = nameOf(property);
  return whole.properties.find(({ key }: Node) => name !== undefined && nameOf(key) === name)?.value;
}

/** Returns a variable's value when it is known. */
function resolved(value: unknown, known: Constants): Node | undefined {
  if (!isNode(value)) return undefined;
  const constant = value.type === 'Identifier' ? known.get(String(value.value)) : undefined;
  return constant ?? value;
}

/** Exports that run before a page is shown. */
const BEFORE_PAGE = /^(loader|action|entries)$/;

/** Functions that accept an address without requesting it. */
const NO_REQUEST = /^(URL|redirect|redirectDocument|replace|notFound|Error|debug|info|log|warn|error|href)$/;

/** Returns the sites that loaders and actions request, also through functions of the same module. */
function foreignRequests(nodes: readonly Node[], known: Constants): string[] {
  const functions = functionsIn(nodes);
  const waiting = [...functions].filter(([name]) => BEFORE_PAGE.test(name)).map(([, body]) => body);
  const seen = new Set<Node>();
  const sites = new Set<string>();
  for (let body = waiting.pop(); body; body = waiting.pop()) {
    if (seen.has(body)) continue;
    seen.add(body);
    visitNodes({ module: body }, (node) => {
      if ((node.type !== 'CallExpression' && node.type !== 'NewExpression') || !Array.isArray(node.arguments))
        return;
      const called = nameOf(node.callee) ?? '';
      const own = functions.get(called);
      if (own) waiting.push(own);
      if (NO_REQUEST.test(called)) return;
      for (const { expression } of node.arguments) {
        const [site] = /^(?:https?:)?\/\/[^/]+/.exec(beginningOf(expression, known)) ?? [];
        if (site !== undefined) sites.add(site);
      }
    });
  }
  return [...sites];
}

/** Returns the functions of a module by name. */
function functionsIn(nodes: readonly Node[]): Map<string, Node> {
  const found = new Map<string, Node>();
  for (const node of nodes) {
    const { type, identifier, id, init } = node;
    if (type === 'FunctionDeclaration') found.set(nameOf(identifier) ?? '', node);
    if (type === 'VariableDeclarator' && isNode(init) && /^(Arrow)?FunctionExpression$/.test(init.type))
      found.set(nameOf(id) ?? '', init);
  }
  return found;
}

/** Returns the beginning of an expression's text, as far as it is known. */
function beginningOf(value: unknown, known: Constants): string {
  const node = resolved(value, known);
  if (!node) return '';
  const { type, quasis, expressions, left } = node;
  if (type === 'StringLiteral') return String(node.value);
  if (type === 'BinaryExpression') return beginningOf(left, known);
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis) || !Array.isArray(expressions)) return '';
  const text = String(quasis[0]?.cooked ?? '');
  return text === '' ? beginningOf(expressions[0], known) : text;
}

/** Returns the name at the end of an expression: of `total`, `'total'`, `Math.round` and `(0, money.format)`. */
function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'Identifier' || value.type === 'StringLiteral') return String(value.value);
  if (value.type === 'MemberExpression') return nameOf(value.property);
  if (value.type === 'OptionalChainingExpression') return nameOf(value.base);
  if (value.type === 'ParenthesisExpression') return nameOf(value.expression);
  if (value.type === 'SequenceExpression' && Array.isArray(value.expressions))
    return nameOf(value.expressions.at(-1));
  return undefined;
}
