import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, type Node, type Script, visitNodes } from '@little-arches/kit/syntax-tree';

/** An address table: patterns by name. */
type Addresses = Readonly<Record<string, string>>;

/**
 * Returns the addresses that the scripts of a package in `folder` link to, each with the first source that contains
 * the link.
 */
export function findLinks(
  folder: string,
  addresses: Addresses,
  scripts: readonly Script[],
): Record<string, string> {
  const sources = sourcesIn(folder);
  return Object.fromEntries(
    linksIn(scripts, addresses).map((pattern) => {
      const [name] = Object.entries(addresses).find(([, known]) => known === pattern) ?? [pattern];
      const link = new RegExp(`(href\\('|addresses\\.)${name}\\b|["'\`]${pattern}["'\`]`);
      return [pattern, sources.find(({ text }) => link.test(text))?.path ?? 'its bundle'];
    }),
  );
}

/** Returns the sources of a package, with their paths from the folder above it. */
function sourcesIn(folder: string) {
  const root = path.join(folder, 'src');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing|standalone/.test(file))
    .sort()
    .map((file) => ({
      path: path.relative(path.dirname(folder), path.join(root, file)).replaceAll('\\', '/'),
      text: readFileSync(path.join(root, file), 'utf8'),
    }));
}

/**
 * Returns the patterns that scripts link to: `href('store')`, `addresses.store`, and a path as the target of an
 * element, a form or a redirect.
 */
export function linksIn(scripts: readonly Script[], addresses: Addresses): string[] {
  const links = new Set<string>();
  for (const script of scripts)
    visitNodes(script, (node) => {
      for (const pattern of targetsOf(node, addresses)) links.add(pattern);
    });
  return [...links].sort();
}

function targetsOf(node: Node, addresses: Addresses): string[] {
  const patternOf = (name: string) => (Object.hasOwn(addresses, name) ? [addresses[name] ?? ''] : []);
  if (node.type === 'CallExpression' && nameOf(node.callee) === 'href' && Array.isArray(node.arguments))
    return textOf(node.arguments[0]?.expression).flatMap(patternOf);
  if (node.type === 'MemberExpression' && /(^|_)addresses$/.test(nameOf(node.object) ?? ''))
    return [nameOf(node.property) ?? ''].flatMap(patternOf);
  const isTarget = node.type === 'KeyValueProperty' && /^(to|href|action)$/.test(nameOf(node.key) ?? '');
  const [first] = leadsElsewhere(node) && Array.isArray(node.arguments) ? node.arguments : [];
  // A path with a dot is a file, not a page.
  return textOf(isTarget ? node.value : first?.expression).filter((target) => /^\/[\w/-]*$/.test(target));
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

/** Returns the name at the end of an expression: of `href`, `routes.href` and `(0, routes.href)`. */
export function nameOf(expression: unknown): string | undefined {
  if (!isNode(expression)) return undefined;
  const { type, value, property, expression: inner, expressions } = expression;
  if (type === 'Identifier') return String(value);
  if (type === 'MemberExpression') return nameOf(property);
  if (type === 'ParenthesisExpression') return nameOf(inner);
  return type === 'SequenceExpression' && Array.isArray(expressions) ? nameOf(expressions.at(-1)) : undefined;
}

/** Returns the text of a literal. */
export function textOf(node: unknown): string[] {
  return isNode(node) && node.type === 'StringLiteral' ? [String(node.value)] : [];
}
