import { isNode, type Node, type Script, visitNodes } from '@little-arches/kit/syntax-tree';

/** Finds the panels that sources open by name: `openPanel('cart')`, as a method of the host or destructured. */
export function openedPanels(scripts: readonly Script[]): string[] {
  const names = new Set<string>();
  for (const script of scripts)
    visitNodes(script, (node) => {
      const name = openedIn(node);
      if (name !== undefined) names.add(name);
    });
  return [...names].sort();
}

function openedIn({ type, callee, arguments: given }: Node): string | undefined {
  if (type !== 'CallExpression' || !Array.isArray(given) || !isNode(callee)) return undefined;
  const called: unknown = isNode(callee.property) ? callee.property.value : callee.value;
  const first: unknown = given[0]?.expression;
  return called === 'openPanel' && isNode(first) && first.type === 'StringLiteral'
    ? String(first.value)
    : undefined;
}
