import { isNode, lineOf, type Node, parseScript, visitNodes } from '@little-arches/kit/syntax-tree';
import type { ProjectFile } from '../project-files';

/** Conditions of a bundler's rule. A page's route has a `loader` too, but none of these. */
const CONDITIONS = ['test', 'include', 'resource'];

/**
 * Finds rules of a bundler's configuration with a loader of ours that applies to files of node_modules, or with a
 * condition that can't be read. Returns their lines.
 */
export function findLoaders(file: ProjectFile, installed: () => readonly string[]): number[] {
  if (!/\b(?:loader|use)\b/.test(file.text) || !/\b(?:test|include|resource)\b/.test(file.text)) return [];
  const lines: number[] = [];
  visitNodes(parseScript(file), (node) => {
    if (node.type !== 'ObjectExpression') return;
    const rule = propertiesOf(node);
    const loader = rule.get('loader') ?? rule.get('use');
    if (!loader || !CONDITIONS.some((name) => rule.has(name)) || isOwnOfBundler(loader)) return;
    const conditions = CONDITIONS.flatMap((name) => (rule.has(name) ? [patternOf(rule.get(name))] : []));
    const except = patternOf(rule.get('exclude'));
    const meets = (name: string) => conditions.every((one) => one?.test(name)) && !except?.test(name);
    if (conditions.includes(undefined) ? !except?.test('/node_modules/') : installed().some(meets))
      lines.push(lineOf(file, node));
  });
  return lines;
}

/** Returns true for Rspack's own loaders, which compile a language and edit nothing. */
function isOwnOfBundler(loader: Node): boolean {
  return loader.type === 'StringLiteral' && String(loader.value).startsWith('builtin:');
}

function propertiesOf({ properties }: Node): Map<unknown, Node> {
  const found = new Map<unknown, Node>();
  for (const property of Array.isArray(properties) ? properties : []) {
    if (!isNode(property)) continue;
    if (property.type === 'Identifier') found.set(property.value, property);
    else if (isNode(property.key) && isNode(property.value)) found.set(property.key.value, property.value);
  }
  return found;
}

/** Returns a condition as a pattern; undefined when it is written in another form. */
function patternOf(node: Node | undefined): RegExp | undefined {
  return node?.type === 'RegExpLiteral' ? new RegExp(String(node.pattern), String(node.flags)) : undefined;
}
