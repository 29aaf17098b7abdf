import { type Node, type Script, visitNodes } from '@little-arches/kit/syntax-tree';
import { nameOf, textOf } from '../uses/find-links';

/** Finds the panels that sources open by name: `openPanel('cart')`, as a method of the host or destructured. */
export function openedPanels(scripts: readonly Script[]): string[] {
  const names = new Set<string>();
  for (const script of scripts)
    visitNodes(script, (node) => {
      for (const name of openedIn(node)) names.add(name);
    });
  return [...names].sort();
}

function openedIn({ type, callee, arguments: given }: Node): string[] {
  return type === 'CallExpression' && nameOf(callee) === 'openPanel' && Array.isArray(given)
    ? textOf(given[0]?.expression)
    : [];
}
