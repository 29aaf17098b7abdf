import { escapePattern } from '@little-arches/kit/escape-pattern';
import { isNode, type Node, parseScript, visitNodes } from '@little-arches/kit/syntax-tree';
import type { Edit } from './seeded-change';

/** Replaces the value of the property at the end of `path` (keys from the outside in). */
export function property(file: string, path: readonly string[], value: string): Edit {
  return {
    file,
    change: (text) => replaced(text, rangeOf(propertyAt(file, text, path).node), value),
  };
}

/** Adds a property before the one at the end of `path`. */
export function propertyBefore(file: string, path: readonly string[], added: string): Edit {
  return {
    file,
    change(text) {
      const { key } = propertyAt(file, text, path);
      return replaced(text, { start: rangeOf(key).start, end: rangeOf(key).start }, `${added}, `);
    },
  };
}

/** Removes the property at the end of `path`. */
export function withoutProperty(file: string, path: readonly string[]): Edit {
  return {
    file,
    change(text) {
      const { key, node } = propertyAt(file, text, path);
      const { start } = rangeOf(key);
      const [comma = ''] = /^\s*,/.exec(Buffer.from(text).subarray(rangeOf(node).end).toString()) ?? [];
      return replaced(text, { start, end: rangeOf(node).end + comma.length }, '');
    },
  };
}

/** Renames the property at the end of `path`. */
export function renamedProperty(file: string, path: readonly string[], name: string): Edit {
  return { file, change: (text) => replaced(text, rangeOf(propertyAt(file, text, path).key), name) };
}

/** Replaces every text `from` with `to`. */
export function texts(file: string, from: string, to: string): Edit {
  return {
    file,
    change(text) {
      const found: Node[] = [];
      visitNodes(parseScript({ path: file, text }), (node) => {
        if (node.type === 'StringLiteral' && node.value === from) found.push(node);
      });
      if (found.length === 0) throw new Error(`${file} has no '${from}'`);
      // Replaces from the end, so that earlier positions stay valid.
      return found.reverse().reduce((changed, node) => replaced(changed, rangeOf(node), `'${to}'`), text);
    },
  };
}

/** Adds a statement at the start of a function. */
export function inFunction(file: string, name: string, statement: string): Edit {
  return {
    file,
    change(text) {
      let body: Node | undefined;
      visitNodes(parseScript({ path: file, text }), (node) => {
        const isIt =
          node.type === 'FunctionDeclaration' && isNode(node.identifier) && node.identifier.value === name;
        if (isIt && isNode(node.body)) body = node.body;
      });
      if (!body) throw new Error(`${file} has no function ${name}`);
      const start = rangeOf(body).start + 1;
      return replaced(text, { start, end: start }, ` ${statement} `);
    },
  };
}

/** Appends text to a file. */
export function appended(file: string, more: string): Edit {
  return { file, change: (text) => `${text}\n${more}\n` };
}

/** Renames a custom property or a class wherever a style sheet declares it. */
export function renamedStyle(file: string, from: string, to: string): Edit {
  const declared = from.startsWith('--') ? /(?=\s*:)/ : /(?![\w-])/;
  return {
    file,
    change: (text) =>
      text.replaceAll(new RegExp(`(?<![\\w(-]\\s*)${escapePattern(from)}${declared.source}`, 'g'), to),
  };
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Returns the property at the end of a path of keys, the first of which may be anywhere. `node` is its value. */
function propertyAt(file: string, text: string, path: readonly string[]): { key: Node; node: Node } {
  const { module } = parseScript({ path: file, text });
  const [first, ...inner] = path;
  let [found] = propertiesIn(module, first);
  for (const name of inner) [found] = found ? propertiesIn(found.node, name) : [];
  if (!found) throw new Error(`${file} has no property ${path.join('.')}`);
  return found;
}

function propertiesIn(module: unknown, name: string | undefined): { key: Node; node: Node }[] {
  const found: { key: Node; node: Node }[] = [];
  visitNodes({ module }, ({ type, key, value, body }) => {
    const node = isNode(value) ? value : body;
    const isProperty = type === 'KeyValueProperty' || type === 'MethodProperty';
    if (isProperty && isNode(key) && key.value === name && isNode(node)) found.push({ key, node });
  });
  return found;
}

/** Returns the position of a node, in bytes. */
function rangeOf({ span }: Node): Range {
  const { start, end } = span as Range;
  return { start: start - 1, end: end - 1 };
}

function replaced(text: string, { start, end }: Range, by: string): string {
  const bytes = Buffer.from(text);
  return Buffer.concat([bytes.subarray(0, start), Buffer.from(by), bytes.subarray(end)]).toString();
}
