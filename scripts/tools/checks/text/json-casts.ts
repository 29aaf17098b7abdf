import { isNode, lineOf, type Node, parseScript, visitNodes } from '@scripts/kit/syntax-tree';
import type { ProjectFile } from '../project-files';

const SCRIPT = /\.([cm]?ts|tsx)$/;

/**
 * Finds where what was read as JSON goes on without having been checked: a type put on it (`JSON.parse(…) as T`,
 * `const value: T = await response.json()`), and a `JSON.parse(…)` that is neither given to a function, which
 * says what it takes, nor called `unknown`. Gives a sentence for each place.
 */
export function findJsonCasts(files: readonly ProjectFile[]): string[] {
  return files
    .filter(({ path, text }) => SCRIPT.test(path) && /\bJSON\b|\bjson\b/.test(text))
    .flatMap((file) => {
      const nodes: Node[] = [];
      visitNodes(parseScript(file), (node) => nodes.push(node));
      const claimed = nodes.flatMap((node) => claimedIn(node));
      const known = new Set([...claimed, ...nodes.flatMap(keepersOf(nodes))]);
      const loose = nodes.filter((node) => nameOf(node) === PARSE && !known.has(node));
      const say = (node: Node, fault: string) =>
        `${file.path}:${lineOf(file, node)} ${nameOf(node)} ${fault}. Read it with a schema: v.parse(schema, …), readJson(file, schema) of '@scripts/kit/files/read-json', or a parser of shared-contracts/formats.`;
      return [
        ...claimed.map((node) => say(node, 'is given a type that nobody has checked')),
        ...loose.map((node) => say(node, "is of type 'any' here, or declare it 'unknown'")),
      ];
    });
}

const PARSE = 'JSON.parse(…)';
const FUNCTION = /^(Function(Declaration|Expression)|ArrowFunctionExpression|ClassMethod|MethodProperty)$/;

/** What was read as JSON and is claimed to be of a type here. */
function claimedIn(node: Node): Node[] {
  if (node.type === 'TsAsExpression' || node.type === 'TsTypeAssertion')
    return isUnknown(node.typeAnnotation) ? [] : readsOf(node.expression).slice(0, 1);
  if (node.type !== 'VariableDeclarator' || !isNode(node.id)) return [];
  const annotation = node.id.typeAnnotation;
  if (!isNode(annotation) || isUnknown(annotation.typeAnnotation)) return [];
  return readsOf(node.init).slice(0, 1);
}

/** Gives what is read as JSON where a node hands it to a function or keeps it as `unknown`. */
function keepersOf(nodes: readonly Node[]): (node: Node) => Node[] {
  const unknowns = new Set(nodes.flatMap((node) => (declaresUnknown(node) ? [nameIn(node)] : [])));
  return (node) => {
    if (node.type === 'CallExpression' || node.type === 'NewExpression')
      return argumentsOf(node).flatMap(readsOf);
    if (node.type === 'TsAsExpression') return isUnknown(node.typeAnnotation) ? readsOf(node.expression) : [];
    if (node.type === 'VariableDeclarator')
      return isNode(node.id) && declaresUnknown(node.id) ? readsOf(node.init) : [];
    if (node.type === 'AssignmentExpression')
      return unknowns.has(nameIn(node.left)) ? readsOf(node.right) : [];
    return FUNCTION.test(node.type) && givesUnknown(node)
      ? [...readsOf(node.body), ...returnedBy(node.body)]
      : [];
  };
}

function declaresUnknown({ type, typeAnnotation }: Node): boolean {
  return type === 'Identifier' && isNode(typeAnnotation) && isUnknown(typeAnnotation.typeAnnotation);
}

function givesUnknown({ returnType }: Node): boolean {
  if (!isNode(returnType) || !isNode(returnType.typeAnnotation)) return false;
  const { typeAnnotation: type } = returnType;
  if (isUnknown(type)) return true;
  const inner =
    isNode(type.typeParams) && Array.isArray(type.typeParams.params) ? type.typeParams.params : [];
  return nameIn(type.typeName) === 'Promise' && inner.some(isUnknown);
}

/** What a function's own `return` statements give. */
function returnedBy(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(returnedBy);
  if (typeof value !== 'object' || value === null) return [];
  if (isNode(value) && FUNCTION.test(value.type)) return [];
  const own = isNode(value) && value.type === 'ReturnStatement' ? readsOf(value.argument) : [];
  return [...own, ...Object.values(value).flatMap(returnedBy)];
}

function nameIn(node: unknown): unknown {
  return isNode(node) && node.type === 'Identifier' ? node.value : undefined;
}

function argumentsOf({ arguments: given }: Node): unknown[] {
  return Array.isArray(given) ? given.map(({ expression }: { expression: unknown }) => expression) : [];
}

function isUnknown(type: unknown): boolean {
  return isNode(type) && type.type === 'TsKeywordType' && type.kind === 'unknown';
}

/** The calls that read JSON, if all of this expression is one; what an `||`, `&&` or `?:` may give counts. */
function readsOf(expression: unknown): Node[] {
  if (!isNode(expression)) return [];
  switch (expression.type) {
    case 'ParenthesisExpression':
    case 'TsNonNullExpression':
    case 'TsAsExpression':
    case 'TsTypeAssertion':
    case 'TsSatisfiesExpression':
      return readsOf(expression.expression);
    case 'AwaitExpression':
      return readsOf(expression.argument);
    case 'BinaryExpression':
      return [...readsOf(expression.left), ...readsOf(expression.right)];
    case 'ConditionalExpression':
      return [...readsOf(expression.consequent), ...readsOf(expression.alternate)];
    case 'OptionalChainingExpression':
      return readsOf(expression.base);
    default:
      return nameOf(expression) ? [expression] : [];
  }
}

/** How a call that reads JSON is called; undefined for every other node. */
function nameOf({ type, callee, arguments: given }: Node): string | undefined {
  if (type !== 'CallExpression' || !isNode(callee)) return undefined;
  const member = callee.type === 'OptionalChainingExpression' ? callee.base : callee;
  if (!isNode(member) || !isNode(member.property) || !isNode(member.object)) return undefined;
  const { property, object } = member;
  if (property.value === 'parse' && object.value === 'JSON') return PARSE;
  return property.value === 'json' && Array.isArray(given) && given.length === 0 ? '.json()' : undefined;
}
