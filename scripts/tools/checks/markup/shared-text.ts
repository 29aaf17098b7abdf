import { lineOf, type Node, parseScript, visitNodes } from '@little-arches/kit/syntax-tree';
import type { ProjectFile } from '../project-files';
import { type Kind, kindsIn, tagOf } from './children';
import { changingComponents, componentsOf, mixingComponents } from './components';
import { readNames } from './names';
import { outcomesOf } from './rendered';

const PAGE_SOURCE = /^(shell|remote-[\w-]+|shared-contracts)\/src\/.*(?<!\.test)\.tsx$/;

/**
 * Finds text in JSX that shares its parent with changing content. A browser's translator replaces each text node by
 * an element of its own. React then writes into a node that is no longer in the page, or throws when it removes the
 * node or inserts before it. Text that is an element's only content is safe, because React sets it on the element.
 * Returns a sentence for each place.
 */
export function findSharedText(files: readonly ProjectFile[]): string[] {
  const sources = files
    .filter(({ path }) => PAGE_SOURCE.test(path))
    .map((file) => {
      const script = parseScript(file);
      return { file, script, names: readNames(script) };
    });
  const changing = changingComponents(sources);
  const mixing = mixingComponents(sources);
  return sources.flatMap(({ file, script, names }) => {
    const found: string[] = [];
    const say = (node: Node, fault: string) => void found.push(`${file.path}:${lineOf(file, node)} ${fault}`);
    visitNodes(script, (node) => {
      if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
      const fault = faultOf(node, kindsIn(node, names, changing), mixing);
      if (fault) say(node, fault);
    });
    for (const [name, made] of componentsOf(names))
      if (outcomesOf(made, names).some(({ kind }) => kind === 'text'))
        say(made, `${name} renders text without an element: return an element.`);
    return found;
  });
}

function faultOf(parent: Node, kinds: readonly Kind[], mixing: ReadonlySet<string>): string | undefined {
  const hasText = kinds.includes('text') || kinds.includes('changing') || kinds.includes('list');
  if (kinds.includes('list'))
    return 'A list renders text without elements: join it, or put each text into an element.';
  if ((parent.type === 'JSXFragment' || tagOf(parent) === 'Fragment') && hasText)
    return 'A fragment holds text without an element: put it into one.';
  if (mixing.has(tagOf(parent)) && hasText)
    return `${tagOf(parent)} puts its children beside something else: put this text into an element.`;
  if (kinds.length > 1 && kinds.includes('changing'))
    return 'Text that changes stands beside others: make the text one template literal, or put it into an element.';
  if (kinds.some((kind, at) => kind === 'text' && ['coming', 'given'].includes(kinds[at - 1] ?? '')))
    return 'Text stands after what comes, goes or changes: put the text into an element.';
  return undefined;
}
