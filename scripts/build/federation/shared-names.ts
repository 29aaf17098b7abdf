import path from 'node:path';
import { isNode, type Script, visitNodes } from '@scripts/kit/syntax-tree';
import type { ExportSpecifier, ImportSpecifier } from '@swc/core';
import { routerLibraries, sharedNames } from './shared-libraries';

/**
 * Finds what sources import from the shared libraries that the shell does not share: at run time such a name
 * would be undefined. Returns one sentence for each.
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

/** What is taken out of all of a library: `Router.Link`, `<Router.Link />`. */
function membersOf(script: Script, local: string): string[] {
  const names = new Set<string>();
  visitNodes(script, ({ type, object, property }) => {
    const isMember = type === 'MemberExpression' || type === 'JSXMemberExpression';
    if (!isMember || !isNode(object) || !isNode(property) || object.value !== local) return;
    names.add(property.type === 'Identifier' ? String(property.value) : '*');
  });
  return [...names];
}

/** What a specifier takes from its library: a name, `*` for all of it, nothing for a type. */
function importedName(specifier: ImportSpecifier | ExportSpecifier): string[] {
  if (/Namespace/.test(specifier.type)) return ['*'];
  if (specifier.type === 'ImportSpecifier')
    return specifier.isTypeOnly ? [] : [specifier.imported?.value ?? specifier.local.value];
  if (specifier.type === 'ExportSpecifier') return specifier.isTypeOnly ? [] : [specifier.orig.value];
  return ['default'];
}
