import { parseSync } from '@swc/core';
import type { ProjectFile } from './project-files';

/** One import of a module, in whatever form. */
export interface ImportStatement {
  readonly specifier: string;
  /** `import('…')` and type imports cost nothing at the start; `static` ones do. */
  readonly kind: 'static' | 'dynamic' | 'type';
}

/** Everything that `file` imports: import, export … from, import() and types named by import(). */
export function importsOf({ path, text }: ProjectFile): ImportStatement[] {
  const found: ImportStatement[] = [];
  const module = parseSync(text, {
    syntax: 'typescript',
    tsx: !/\.[cm]?ts$/.test(path),
  });
  visit(module, (node) => {
    const statement = statementOf(node);
    if (statement) found.push(statement);
  });
  return found;
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

function statementOf(node: Node): ImportStatement | undefined {
  const source = node.source ?? (node.type === 'TsImportType' ? node.argument : undefined);
  if (isNode(source) && typeof source.value === 'string') {
    const type = node.typeOnly === true || node.type === 'TsImportType';
    return { specifier: source.value, kind: type ? 'type' : 'static' };
  }
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'Import')
    return undefined;
  const [first] = node.arguments as { expression: Node }[];
  const specifier = first?.expression.value;
  return typeof specifier === 'string' ? { specifier, kind: 'dynamic' } : undefined;
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see);
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) see(value);
    for (const child of Object.values(value)) visit(child, see);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
