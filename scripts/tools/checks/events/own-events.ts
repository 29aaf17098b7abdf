import { isNode, type Node, parseScript, visitNodes } from '@scripts/kit/syntax-tree';
import type { ProjectFile } from '../project-files';

const SOURCE = /^(shell|remote-[^/]+|shared-contracts)\/src\/.*\.tsx?$/;
const HANDLER = /^on(Cancel|Close|Toggle|Submit|Reset|Change)$/;
/** Fields: nothing within them has events of its own. */
const FIELD = /^(input|select|textarea)$/;
const NATIVE = /^(cancel|close|toggle|reset)$/;

/**
 * Finds handlers on elements that hold others which would also hear the same event of what is inside. `submit` and
 * `change` of `addEventListener` are left out: delegation and media queries use them.
 */
export function findForeignEvents(files: readonly ProjectFile[]): string[] {
  return files
    .filter(({ path }) => SOURCE.test(path) && !path.includes('.test.'))
    .flatMap((file) => {
      const found: string[] = [];
      visitNodes(parseScript(file), (node) => {
        for (const handler of [...attributesOf(node), ...listenersOf(node)])
          found.push(
            `${file.path} ${handler} also hears what is inside: wrap its handler in onOwn() of shared-contracts/ui/on-own.`,
          );
      });
      return found;
    });
}

/** `<dialog onClose={…}>`, for each handler that isn't wrapped. */
function attributesOf(node: Node): string[] {
  if (node.type !== 'JSXOpeningElement' || !Array.isArray(node.attributes)) return [];
  const element = nameOf(node.name);
  if (element === undefined || !/^[a-z]/.test(element) || FIELD.test(element)) return [];
  return node.attributes.flatMap(({ name, value }: Node) => {
    const handler = nameOf(name) ?? '';
    const isWrapped = isNode(value) && isOwn(value.expression);
    return HANDLER.test(handler) && !isWrapped ? [`<${element} ${handler}>`] : [];
  });
}

/** `dialog.addEventListener('close', …)`. */
function listenersOf({ type, callee, arguments: given }: Node): string[] {
  if (type !== 'CallExpression' || !isNode(callee) || !Array.isArray(given)) return [];
  const called = nameOf(callee.property) ?? nameOf(callee);
  const [event, listener] = given.map(({ expression }) => expression);
  if (called !== 'addEventListener' || !isNode(event) || event.type !== 'StringLiteral') return [];
  return NATIVE.test(String(event.value)) && !isOwn(listener) ? [`addEventListener('${event.value}')`] : [];
}

/** `onOwn(…)`, also where there may be no handler: `given && onOwn(given)`. */
function isOwn(expression: unknown): boolean {
  if (!isNode(expression)) return false;
  if (expression.type === 'BinaryExpression' && expression.operator === '&&') return isOwn(expression.right);
  return expression.type === 'CallExpression' && nameOf(expression.callee) === 'onOwn';
}

function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' ? String(node.value) : undefined;
}
