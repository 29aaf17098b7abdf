import { isNode, type Node, parseScript, visitNodes } from '@scripts/kit/syntax-tree';
import type { ProjectFile } from '../project-files';

const SCRIPT = /\.([cm]?ts|tsx)$/;

/**
 * Finds where a type is put on what was read as JSON, which then may be anything under that name: `JSON.parse(…)
 * as T`, `const value: T = await response.json()`. Gives a sentence for each place.
 */
export function findJsonCasts(files: readonly ProjectFile[]): string[] {
  return files
    .filter(({ path, text }) => SCRIPT.test(path) && /\bJSON\b|\bjson\b/.test(text))
    .flatMap((file) => {
      const found: string[] = [];
      visitNodes(parseScript(file), (node) => {
        const claimed = claimOn(node);
        if (claimed)
          found.push(
            `${file.path}:${lineOf(file, node)} ${claimed} is given a type that nobody has checked. Read it with a schema: v.parse(schema, …), readJson(file, schema) of '@scripts/kit/files/read-json', or a parser of shared-contracts/formats.`,
          );
      });
      return found;
    });
}

/** What was read as JSON and is claimed to be of a type here; undefined where nothing is claimed. */
function claimOn(node: Node): string | undefined {
  if (node.type === 'TsAsExpression' || node.type === 'TsTypeAssertion')
    return isUnknown(node.typeAnnotation) ? undefined : readOf(node.expression);
  if (node.type !== 'VariableDeclarator' || !isNode(node.id)) return undefined;
  const annotation = node.id.typeAnnotation;
  if (!isNode(annotation) || isUnknown(annotation.typeAnnotation)) return undefined;
  return readOf(node.init);
}

function isUnknown(type: unknown): boolean {
  return isNode(type) && type.type === 'TsKeywordType' && type.kind === 'unknown';
}

/** The call that reads JSON, if all of this expression is one; what an `||` or `&&` may give counts. */
function readOf(expression: unknown): string | undefined {
  if (!isNode(expression)) return undefined;
  switch (expression.type) {
    case 'ParenthesisExpression':
    case 'TsNonNullExpression':
    case 'TsAsExpression':
    case 'TsTypeAssertion':
    case 'TsSatisfiesExpression':
      return readOf(expression.expression);
    case 'AwaitExpression':
      return readOf(expression.argument);
    case 'BinaryExpression':
      return readOf(expression.left) ?? readOf(expression.right);
    case 'ConditionalExpression':
      return readOf(expression.consequent) ?? readOf(expression.alternate);
    case 'OptionalChainingExpression':
      return readOf(expression.base);
    case 'CallExpression':
      return readCall(expression);
    default:
      return undefined;
  }
}

function readCall({ callee, arguments: given }: Node): string | undefined {
  if (!isNode(callee)) return undefined;
  const member = callee.type === 'OptionalChainingExpression' ? callee.base : callee;
  if (!isNode(member) || !isNode(member.property) || !isNode(member.object)) return undefined;
  const { property, object } = member;
  if (property.value === 'parse' && object.value === 'JSON') return 'JSON.parse(…)';
  return property.value === 'json' && Array.isArray(given) && given.length === 0 ? '.json()' : undefined;
}

/** Positions are in bytes, from 1. */
function lineOf({ text }: ProjectFile, { span }: Node): number {
  const start = typeof span === 'object' && span !== null && 'start' in span ? Number(span.start) : 1;
  return Buffer.from(text)
    .subarray(0, start - 1)
    .toString()
    .split('\n').length;
}
