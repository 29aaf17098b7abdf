import { isNode, type Node, type Script, visitNodes } from '@little-arches/kit/syntax-tree';

/** Meanings of the names of a script, as far as the script shows them. */
export interface Names {
  /** Names at the module's top level, whose values stay the same as long as the page is open. */
  readonly module: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, Node>;
  /** Values of constants, including a function's own. */
  readonly values: ReadonlyMap<string, Node>;
  /** Props whose type allows elements and no text. */
  readonly elements: ReadonlySet<string>;
}

const ELEMENT_TYPE = /^(ReactElement|Element|JSX)$/;

/** Reads the names of a script. Omits a name with two meanings. */
export function readNames(script: Script): Names {
  const functions = new Map<string, Node>();
  const values = new Map<string, Node>();
  const props = new Map<string, boolean>();
  const imported = importedNames(script);
  const module = new Set([...imported, ...declaredNames(script)]);
  const declared = new Set(imported);

  const twice = new Set<string>();

  visitNodes(script, (node) => {
    const { type, init, key } = node;
    if (type === 'TsPropertySignature' && isNode(key)) {
      const name = String(key.value);
      props.set(name, isElementType(node.typeAnnotation) && props.get(name) !== false);
    }
    for (const name of namesDeclaredBy(node)) {
      if (declared.has(name)) twice.add(name);
      declared.add(name);
      if (type === 'FunctionDeclaration') functions.set(name, node);
      if (type === 'VariableDeclarator' && isNode(init))
        (isFunction(init) ? functions : values).set(name, init);
    }
  });
  for (const name of twice) for (const known of [functions, values, module]) known.delete(name);
  const elements = [...props].filter(([, isElement]) => isElement).map(([name]) => name);
  return { module, functions, values, elements: new Set(elements) };
}

/** Returns the names that a node declares, parameters included. */
function namesDeclaredBy({
  type,
  id,
  identifier,
  key,
  value,
  pat,
  params,
  elements,
  argument,
}: Node): string[] {
  const named: Readonly<Record<string, unknown>> = {
    FunctionDeclaration: identifier,
    VariableDeclarator: id,
    Parameter: pat,
    AssignmentPatternProperty: key,
    KeyValuePatternProperty: value,
    RestElement: argument,
    ArrowFunctionExpression: params,
    ArrayPattern: elements,
  };
  return [named[type]]
    .flat()
    .flatMap((name) => (isNode(name) && name.type === 'Identifier' ? [String(name.value)] : []));
}

function isFunction({ type }: Node): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
}

/**
 * Returns true when a type allows elements and nothing else that renders: `ReactElement | null`, `readonly
 * ReactElement[]`.
 */
function isElementType(value: unknown): boolean {
  if (!isNode(value)) return false;
  switch (value.type) {
    case 'TsTypeAnnotation':
    case 'TsTypeOperator':
    case 'TsParenthesizedType':
      return isElementType(value.typeAnnotation);
    case 'TsUnionType':
      return (
        Array.isArray(value.types) && value.types.every((type) => isElementType(type) || isEmptyType(type))
      );
    case 'TsArrayType':
      return isElementType(value.elemType);
    case 'TsTypeReference':
      return isElementType(value.typeName);
    case 'TsQualifiedName':
      return isElementType(value.left);
    case 'Identifier':
      return ELEMENT_TYPE.test(String(value.value));
    default:
      return false;
  }
}

function isEmptyType(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value.type === 'TsLiteralType') return isNode(value.literal) && value.literal.value === false;
  return value.type === 'TsKeywordType' && (value.kind === 'null' || value.kind === 'undefined');
}

function importedNames({ module }: Script): string[] {
  return module.body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' ? statement.specifiers.map(({ local }) => local.value) : [],
  );
}

/** Returns the functions and constants at the top level of the module. */
function declaredNames({ module }: Script): string[] {
  return module.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportDeclaration' ? statement.declaration : statement;
    if (declaration.type === 'FunctionDeclaration') return [declaration.identifier.value];
    if (declaration.type !== 'VariableDeclaration' || declaration.kind !== 'const') return [];
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.value] : []));
  });
}
