import path from 'node:path';
import { isNode, type Node, type Script, visitNodes } from '@little-arches/kit/syntax-tree';
import type { ExportSpecifier, ImportSpecifier } from '@swc/core';
import { routerLibraries, sharedNames } from './shared-libraries';

/**
 * Finds imports from the shared libraries that the shell does not share: at run time such a name would be
 * undefined. Returns one sentence for each.
 */
export function findUnsharedNames(scripts: readonly Script[]): string[] {
  return scripts.flatMap((script) => {
    const file = path.basename(script.path);
    const names = routerLibraries.flatMap((library) =>
      importsOf(script, (source) => source === library)
        .filter((name) => !(sharedNames as readonly string[]).includes(name))
        .map((name) => `${file} imports '${name}' from ${library}, ${NOT_SHARED}`),
    );
    const parts = importsOf(script, (source) => source.startsWith('react-router/')).map(
      (name) =>
        `${file} imports '${name}' from a part of react-router, which would be a second router. Import it from 'react-router-dom'.`,
    );
    return [...names, ...parts];
  });
}

const NOT_SHARED =
  'which the shell does not share. Shared is everything of data mode in a browser, but nothing unstable and nothing ' +
  'of framework mode, server components, servers and tests: use what https://reactrouter.com documents for data mode.';

function importsOf(script: Script, isFrom: (source: string) => boolean): string[] {
  return [...dynamicImports(script, isFrom), ...staticImports(script, isFrom)];
}

function staticImports(script: Script, isFrom: (source: string) => boolean): string[] {
  return script.module.body.flatMap((statement) => {
    if (!('source' in statement) || !isFrom(statement.source?.value ?? '')) return [];
    if (statement.type === 'ExportAllDeclaration') return ['*'];
    if (statement.typeOnly) return [];
    return statement.specifiers.flatMap((specifier) =>
      specifier.type === 'ImportNamespaceSpecifier'
        ? membersOf(script, specifier.local.value)
        : importedName(specifier),
    );
  });
}

/** Returns the members read from a whole library: `Router.Link`, `<Router.Link />`, `const { Link } = Router`. */
function membersOf(script: Script, local: string): string[] {
  const names = new Set<string>();
  visitNodes(script, ({ type, object, property, id, init }) => {
    const isWhole = (node: unknown) => isNode(node) && node.type === 'Identifier' && node.value === local;
    if (type === 'VariableDeclarator' && isWhole(init)) for (const name of keysOf(id)) names.add(name);
    if ((type !== 'MemberExpression' && type !== 'JSXMemberExpression') || !isWhole(object)) return;
    names.add(memberName(property));
  });
  return [...names];
}

/** Returns the name of a member, also for `Router['Link']`; `*` when it is computed. */
function memberName(property: unknown): string {
  const named = isNode(property) && property.type === 'Computed' ? property.expression : property;
  const isKnown =
    isNode(named) && (named === property ? named.type === 'Identifier' : named.type === 'StringLiteral');
  return isKnown ? String(named.value) : '*';
}

function keysOf(pattern: unknown): string[] {
  if (!isNode(pattern) || pattern.type !== 'ObjectPattern' || !Array.isArray(pattern.properties))
    return ['*'];
  return pattern.properties.map((property: Node) =>
    isNode(property.key) ? String(property.key.value) : '*',
  );
}

/**
 * Returns the names read from a library that is imported on demand: `import('react-router').then(({ Link }) => …)`.
 */
function dynamicImports(script: Script, isFrom: (source: string) => boolean): string[] {
  const names: string[] = [];
  const isImport = (node: unknown): boolean => {
    if (!isNode(node) || node.type !== 'CallExpression' || !Array.isArray(node.arguments)) return false;
    const source: unknown = node.arguments[0]?.expression;
    const isCalled = isNode(node.callee) && node.callee.type === 'Import';
    return isCalled && isNode(source) && source.type === 'StringLiteral' && isFrom(String(source.value));
  };
  visitNodes(script, ({ type, id, init, callee, arguments: given }) => {
    const awaited = isNode(init) && init.type === 'AwaitExpression' ? init.argument : undefined;
    if (type === 'VariableDeclarator' && isImport(awaited))
      names.push(
        ...(isNode(id) && id.type === 'Identifier' ? membersOf(script, String(id.value)) : keysOf(id)),
      );
    if (type !== 'CallExpression' || !isNode(callee) || !isImport(callee.object) || !Array.isArray(given))
      return;
    const handler: unknown = given[0]?.expression;
    const [first] =
      isNode(handler) && Array.isArray(handler.params) ? (handler.params as readonly Node[]) : [];
    const pattern = first?.type === 'Parameter' ? first.pat : first;
    if (isNode(pattern))
      names.push(
        ...(pattern.type === 'Identifier' ? membersOf(script, String(pattern.value)) : keysOf(pattern)),
      );
  });
  return names;
}

/** Returns what a specifier imports from its library: a name, `*` for the whole library, undefined for a type. */
function importedName(specifier: ImportSpecifier | ExportSpecifier): string[] {
  if (/Namespace/.test(specifier.type)) return ['*'];
  if (specifier.type === 'ImportSpecifier')
    return specifier.isTypeOnly ? [] : [specifier.imported?.value ?? specifier.local.value];
  if (specifier.type === 'ExportSpecifier') return specifier.isTypeOnly ? [] : [specifier.orig.value];
  return ['default'];
}
