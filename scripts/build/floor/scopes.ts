import { isNode, type Node } from '@little-arches/kit/syntax-tree';

/** Variables that a function declares, each with the platform type in its declaration, if any. */
export interface Scope {
  readonly outer: Scope | undefined;
  readonly types: ReadonlyMap<string, string | undefined>;
}

/** Type of an import, which is no platform object. */
export const IMPORTED = 'import';

/** Types of global objects by name. */
const globalObjects: Readonly<Record<string, string>> = {
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  location: 'Location',
  history: 'History',
  crypto: 'Crypto',
  performance: 'Performance',
  screen: 'Screen',
  speechSynthesis: 'SpeechSynthesis',
  localStorage: 'Storage',
  sessionStorage: 'Storage',
  caches: 'CacheStorage',
  indexedDB: 'IDBFactory',
};

/** Types of members of platform objects. */
const memberTypes: Readonly<Record<string, string>> = {
  'URL.searchParams': 'URLSearchParams',
  'AbortController.signal': 'AbortSignal',
  'Request.signal': 'AbortSignal',
  'Navigator.clipboard': 'Clipboard',
  'Navigator.locks': 'LockManager',
  'Navigator.serviceWorker': 'ServiceWorkerContainer',
  'Crypto.subtle': 'SubtleCrypto',
  'Document.body': 'HTMLElement',
  'Document.documentElement': 'HTMLElement',
  'Document.fonts': 'FontFaceSet',
};

const literalTypes: Readonly<Record<string, string>> = {
  StringLiteral: 'String',
  TemplateLiteral: 'String',
  ArrayExpression: 'Array',
  RegExpLiteral: 'RegExp',
};

const SCOPE =
  /^(Function(Declaration|Expression)|ArrowFunctionExpression|(Method|Getter|Setter)Property|(Class|Private)Method|Constructor)$/;

/** Returns true when a node begins a scope. Blocks belong to the scope of their function. */
export function isScope({ type }: Node): boolean {
  return SCOPE.test(type);
}

/** Returns the scope of a function, or of a whole script. */
export function scopeOf(node: Node, outer?: Scope): Scope {
  const types = new Map<string, string | undefined>();
  const scope: Scope = { outer, types };
  const declare = (pattern: unknown, type?: string) => {
    for (const [name, own] of namesIn(pattern, type))
      types.set(name, types.has(name) && types.get(name) !== own ? undefined : own);
  };
  const look = (value: Node) => {
    const { type, id, init, identifier, param, local } = value;
    if (type === 'VariableDeclarator') declare(id, typeOf(init, scope));
    if (type === 'FunctionDeclaration' || type === 'ClassDeclaration') declare(identifier);
    if (type === 'CatchClause') declare(param);
    if (/^Import.*Specifier$/.test(type)) declare(local, IMPORTED);
    if (!isScope(value)) for (const child of childrenOf(value)) look(child);
  };
  for (const pattern of parametersOf(node)) declare(pattern);
  if (node.type === 'FunctionExpression') declare(node.identifier);
  for (const child of childrenOf(node)) look(child);
  return scope;
}

/** Returns the patterns in which a node declares variables: of a declaration, a function's parameters or a `catch`. */
export function patternsIn(node: Node): unknown[] {
  if (node.type === 'VariableDeclarator') return [node.id];
  return isScope(node) || node.type === 'CatchClause' ? parametersOf(node) : [];
}

/** Returns the variables that a pattern declares. */
export function variableNames(pattern: unknown): string[] {
  return namesIn(pattern).map(([name]) => name);
}

function parametersOf(node: Node): unknown[] {
  const inner: unknown = node.function;
  const holder: object = typeof inner === 'object' && inner !== null ? inner : node;
  const params: unknown = 'params' in holder ? holder.params : [node.param];
  if (!Array.isArray(params)) return [];
  return params.map((one: unknown) => (isNode(one) ? (one.pat ?? one.param ?? one) : undefined));
}

/** Returns the direct child nodes. */
export function childrenOf(value: object): Node[] {
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    if (key === 'span' || typeof child !== 'object' || child === null) return [];
    return isNode(child) ? [child] : childrenOf(child);
  });
}

/** Returns the platform type of an expression, if it can be determined. */
export function typeOf(expression: unknown, scope: Scope): string | undefined {
  if (!isNode(expression)) return undefined;
  const { type, callee, object, expression: inner, base, arguments: given } = expression;
  if (literalTypes[type]) return literalTypes[type];
  if (type === 'Identifier') {
    const name = String(expression.value);
    const declared = declaring(name, scope);
    return declared ? declared.types.get(name) : globalObjects[name];
  }
  if (type === 'NewExpression') return isNode(callee) ? globalName(callee, scope) : undefined;
  if (type === 'TsAsExpression' || type === 'TsTypeAssertion') return annotated(expression.typeAnnotation);
  if (type === 'MemberExpression') {
    const name = memberName(expression);
    const owner = typeOf(object, scope);
    if (owner === 'Window' && name !== undefined && globalObjects[name]) return globalObjects[name];
    return memberTypes[`${owner}.${name}`];
  }
  if (type === 'CallExpression' && isNode(callee) && Array.isArray(given)) return iterated(callee, given);
  return typeOf(inner ?? base, scope);
}

/**
 * Returns `Iterator` for calls of `entries()`, `keys()`, `values()` and `matchAll`, which return an iterator on
 * every platform object.
 */
function iterated(callee: Node, given: readonly unknown[]): string | undefined {
  const name = callee.type === 'MemberExpression' ? memberName(callee) : undefined;
  const isIterator = /^(entries|keys|values)$/.test(name ?? '') ? given.length === 0 : name === 'matchAll';
  return isIterator ? 'Iterator' : undefined;
}

/** Returns the name of a global for an expression such as `URL` or `window.URL`. */
export function globalName(expression: Node, scope: Scope): string | undefined {
  if (expression.type === 'Identifier') {
    const name = String(expression.value);
    return declaring(name, scope) ? undefined : name;
  }
  if (expression.type !== 'MemberExpression') return undefined;
  return typeOf(expression.object, scope) === 'Window' ? memberName(expression) : undefined;
}

/** Returns the name after the dot, or the literal in brackets. */
export function memberName({ property }: Node): string | undefined {
  if (!isNode(property)) return undefined;
  const written = property.type === 'Computed' ? property.expression : property;
  if (!isNode(written)) return undefined;
  const isName = property.type === 'Identifier' || written.type === 'StringLiteral';
  return isName ? String(written.value) : undefined;
}

function declaring(name: string, scope: Scope | undefined): Scope | undefined {
  for (let one = scope; one; one = one.outer) if (one.types.has(name)) return one;
  return undefined;
}

/** Returns the variables of a pattern, each with the type in its annotation, or the known type of the whole. */
function namesIn(pattern: unknown, type?: string): [string, string | undefined][] {
  if (!isNode(pattern)) return [];
  const { left, argument, properties, elements, value, typeAnnotation } = pattern;
  if (pattern.type === 'Identifier') return [[String(value), annotated(typeAnnotation) ?? type]];
  if (pattern.type === 'AssignmentPattern') return namesIn(left, type);
  if (pattern.type === 'RestElement') return namesIn(argument);
  const parts = [properties, elements].flatMap((list) => (Array.isArray(list) ? list : []));
  return parts.flatMap((part: unknown) => {
    if (!isNode(part)) return [];
    if (part.type === 'AssignmentPatternProperty') return namesIn(part.key);
    return namesIn(part.type === 'KeyValuePatternProperty' ? part.value : part);
  });
}

function annotated(annotation: unknown): string | undefined {
  if (!isNode(annotation)) return undefined;
  if (annotation.type === 'TsTypeAnnotation') return annotated(annotation.typeAnnotation);
  if (annotation.type === 'TsArrayType' || annotation.type === 'TsTypeOperator') return 'Array';
  const { typeName, types } = annotation;
  if (Array.isArray(types)) {
    const named = types.filter((one: Node) => one.type !== 'TsKeywordType' && one.type !== 'TsLiteralType');
    return named.length === 1 ? annotated(named[0]) : undefined;
  }
  return isNode(typeName) && typeName.type === 'Identifier' ? String(typeName.value) : undefined;
}
