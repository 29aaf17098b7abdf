import { isNode, type Node } from '@little-arches/kit/syntax-tree';

const SCOPE =
  /^(Function(Declaration|Expression)|ArrowFunctionExpression|(Method|Getter|Setter)Property|(Class|Private)Method|Constructor)$/;

/** Returns the patterns in which a node declares variables: of a declaration, a function's parameters or a `catch`. */
export function patternsIn(node: Node): unknown[] {
  if (node.type === 'VariableDeclarator') return [node.id];
  return SCOPE.test(node.type) || node.type === 'CatchClause' ? parametersOf(node) : [];
}

function parametersOf(node: Node): unknown[] {
  const inner: unknown = node.function;
  const holder: object = typeof inner === 'object' && inner !== null ? inner : node;
  const params: unknown = 'params' in holder ? holder.params : [node.param];
  if (!Array.isArray(params)) return [];
  return params.map((one: unknown) => (isNode(one) ? (one.pat ?? one.param ?? one) : undefined));
}

/** Returns the variables that a pattern declares. */
export function variableNames(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  const { left, argument, properties, elements, value } = pattern;
  if (pattern.type === 'Identifier') return [String(value)];
  if (pattern.type === 'AssignmentPattern') return variableNames(left);
  if (pattern.type === 'RestElement') return variableNames(argument);
  const parts = [properties, elements].flatMap((list) => (Array.isArray(list) ? list : []));
  return parts.flatMap((part: unknown) => {
    if (!isNode(part)) return [];
    if (part.type === 'AssignmentPatternProperty') return variableNames(part.key);
    return variableNames(part.type === 'KeyValuePatternProperty' ? part.value : part);
  });
}
