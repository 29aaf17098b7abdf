import { isNode, type Node, parseScript, visitNodes } from '@little-arches/kit/syntax-tree';
import type { ProjectFile } from '../project-files';

/** One import of a module, in any form. */
export interface ImportStatement {
  readonly specifier: string;
  /** `import('…')` and type imports cost nothing at the start; `static` ones do. */
  readonly kind: 'static' | 'dynamic' | 'type';
}

/** Returns all imports of `file`: import, export … from, import() and types named by import(). */
export function importsOf(file: ProjectFile): ImportStatement[] {
  const found: ImportStatement[] = [];
  visitNodes(parseScript(file), (node) => {
    const statement = statementOf(node);
    if (statement) found.push(statement);
  });
  return found;
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
