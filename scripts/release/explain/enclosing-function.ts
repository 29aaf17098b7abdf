import { isNode, type Node, parseScript, visitNodes } from '@little-arches/kit/syntax-tree';

/**
 * Returns the name of the innermost named function around a position; line and column count from 1. Undefined
 * without one, or when the source can't be parsed.
 */
export function enclosingFunction(
  path: string,
  text: string,
  { line, column }: { readonly line: number; readonly column: number },
): string | undefined {
  const lines = text.split('\n', line);
  const last = lines.pop() ?? '';
  const before = [...lines, last.slice(0, column - 1)].join('\n');
  // Spans count bytes, from 1.
  const place = Buffer.byteLength(before) + 1;
  let name: string | undefined;
  try {
    visitNodes(parseScript({ path, text }), (node) => {
      // Some properties have no span of their own, but their value has.
      if (node.span === undefined || holds(node, place)) name = nameOf(node, place) ?? name;
    });
  } catch {
    return undefined;
  }
  return name;
}

function nameOf(node: Node, place: number): string | undefined {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return wordOf(node.identifier);
    case 'ClassMethod':
    case 'PrivateMethod':
    case 'MethodProperty':
      return wordOf(node.key);
    case 'VariableDeclarator':
      return isFunctionAt(node.init, place) ? wordOf(node.id) : undefined;
    case 'KeyValueProperty':
    case 'ClassProperty':
      return isFunctionAt(node.value, place) ? wordOf(node.key) : undefined;
    default:
      return undefined;
  }
}

function isFunctionAt(value: unknown, place: number): boolean {
  return isNode(value) && /^(Arrow)?FunctionExpression$/.test(value.type) && holds(value, place);
}

function holds({ span }: Node, place: number): boolean {
  if (typeof span !== 'object' || span === null || !('start' in span) || !('end' in span)) return false;
  return Number(span.start) <= place && place < Number(span.end);
}

function wordOf(name: unknown): string | undefined {
  return isNode(name) && typeof name.value === 'string' ? name.value : undefined;
}
