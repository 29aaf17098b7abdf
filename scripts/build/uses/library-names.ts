import { isNode, type Node, type Script, visitNodes } from '@little-arches/kit/syntax-tree';
import { sharedLibraries } from '../federation/shared-libraries';

/**
 * Returns the names that the scripts of a Node build read from the shared libraries, by library, and `*` when a
 * library is passed on whole. In that build each library is a module that exports Node's import.
 */
export function libraryNames(scripts: readonly Script[]): Record<string, string[]> {
  const modules = libraryModules(scripts);
  const names = new Map<string, Set<string>>(sharedLibraries.map((library) => [library, new Set()]));
  for (const script of scripts) {
    const variables = new Map<string, string>();
    for (const { library, specifier } of importsIn(script)) {
      const { type, local } = specifier;
      if (type === 'ImportNamespaceSpecifier') variables.set(local.value, library);
      // For a library's module that is joined with its only importer.
      else
        names
          .get(library)
          ?.add(type === 'ImportSpecifier' ? (specifier.imported?.value ?? local.value) : 'default');
    }
    visitNodes(script, (node) => {
      const library = modules.get(requiredIn(node) ?? '');
      if (library !== undefined) variables.set(nameOf(node.id) ?? '', library);
    });
    const unexplained = new Map<string, number>();
    const count = (library: string, by: number) =>
      unexplained.set(library, (unexplained.get(library) ?? 0) + by);
    visitNodes(script, (node) => {
      const mentioned = variables.get(nameOf(node) ?? '');
      if (mentioned !== undefined) count(mentioned, 1);
      const handed = variables.get(handedOnIn(node) ?? '');
      if (handed !== undefined) count(handed, -1);
      const made = modules.get(requiredIn(node) ?? '');
      if (made !== undefined) count(made, -1);
      // `const { Link } = Router`.
      const taken = node.type === 'VariableDeclarator' ? variables.get(nameOf(node.init) ?? '') : undefined;
      const keys = taken === undefined ? [] : keysOf(node.id);
      if (taken !== undefined && keys.length > 0) {
        count(taken, -1);
        for (const key of keys) names.get(taken)?.add(key);
      }
      const owner = node.type === 'MemberExpression' ? variables.get(nameOf(node.object) ?? '') : undefined;
      const member = isNode(node.property) && nameOf(node.property);
      if (owner === undefined || !member) return;
      count(owner, -1);
      names.get(owner)?.add(member);
    });
    for (const [library, mentions] of unexplained) if (mentions > 0) names.get(library)?.add('*');
  }
  return Object.fromEntries([...names].map(([library, found]) => [library, [...found].sort()]));
}

function importsIn({ module }: Script) {
  return module.body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' && isShared(statement.source.value)
      ? statement.specifiers.map((specifier) => ({ library: statement.source.value, specifier }))
      : [],
  );
}

/** Returns the variable that a library's module exports, or that names a whole library in an import. */
function handedOnIn({ type, local, left, right }: Node): string | undefined {
  if (type === 'ImportNamespaceSpecifier') return nameOf(local);
  const isExport = isNode(left) && left.type === 'MemberExpression' && isNode(left.property);
  return type === 'AssignmentExpression' && isExport && nameOf(left.property) === 'exports'
    ? nameOf(right)
    : undefined;
}

/** Returns the libraries by the number of their module: `8356(module) { module.exports = <what was imported>; }`. */
function libraryModules(scripts: readonly Script[]): Map<string, string> {
  const imported = new Map<string, string>();
  const modules = new Map<string, string>();
  for (const { module } of scripts)
    for (const statement of module.body)
      if (statement.type === 'ImportDeclaration')
        for (const { local } of statement.specifiers) imported.set(local.value, statement.source.value);
  for (const script of scripts)
    visitNodes(script, (node) => {
      if (node.type !== 'MethodProperty' || !isNode(node.key)) return;
      const id = String(node.key.value);
      visitNodes({ module: node.body }, ({ type, right }) => {
        const library = type === 'AssignmentExpression' && imported.get(nameOf(right) ?? '');
        if (library) modules.set(id, library);
      });
    });
  return new Map([...modules].filter(([, library]) => isShared(library)));
}

function isShared(library: string): boolean {
  return (sharedLibraries as readonly string[]).includes(library);
}

/** Returns the number of the module that a variable requires: `var react = __webpack_require__(1649)`. */
function requiredIn({ type, init }: Node): string | undefined {
  if (type !== 'VariableDeclarator' || !isNode(init) || init.type !== 'CallExpression') return undefined;
  if (nameOf(init.callee) !== '__webpack_require__' || !Array.isArray(init.arguments)) return undefined;
  const id: unknown = init.arguments[0]?.expression;
  return isNode(id) ? String(id.value) : undefined;
}

/** Returns the names that a pattern reads from an object; empty when a name is computed. */
function keysOf(pattern: unknown): string[] {
  if (!isNode(pattern) || pattern.type !== 'ObjectPattern' || !Array.isArray(pattern.properties)) return [];
  const keys = pattern.properties.map((property: Node) => nameOf(property.key));
  return keys.every((key) => key !== undefined) ? keys : [];
}

function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' ? String(node.value) : undefined;
}
