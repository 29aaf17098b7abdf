/** A sentence with its text and its position in the page. */
export interface Sentence {
  readonly text: string;
  /** The paragraph, heading or item that contains it. */
  readonly block: Element;
  /** Returns the range of the page between two characters of the sentence. */
  rangeOf(from: number, to: number): Range;
}

/** Elements that are not read aloud: games, drawings, buttons, folded content, and text for screen readers only. */
const SILENT = 'figure, svg, button, [role="img"], [aria-hidden="true"], .visually-hidden, summary';

const BLOCKS = 'h1, h2, h3, h4, h5, h6, p, li, td, th, pre, blockquote, dd, dt';

/** Returns the sentences of the elements with `data-aloud` inside an element, in document order. */
export function sentencesIn(root: Element): Sentence[] {
  const blocks = new Map<Element, Text[]>();
  for (const part of root.querySelectorAll('[data-aloud]')) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement;
      if (!parent || parent.closest(SILENT) || parent.closest('details:not([open])')) continue;
      const block = parent.closest(BLOCKS) ?? part;
      blocks.set(block, [...(blocks.get(block) ?? []), node]);
    }
  }
  return [...blocks].flatMap(([block, nodes]) => sentencesOf(block, nodes));
}

function sentencesOf(block: Element, nodes: readonly Text[]): Sentence[] {
  const whole = nodes.map(({ data }) => data).join('');
  return split(whole).map(({ text, start }) => ({
    text,
    block,
    rangeOf(from, to) {
      const range = document.createRange();
      range.setStart(...placeOf(nodes, start + from));
      range.setEnd(...placeOf(nodes, start + to));
      return range;
    },
  }));
}

function split(whole: string): { text: string; start: number }[] {
  const sentences =
    typeof Intl.Segmenter === 'function'
      ? [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(whole)].map((part) => ({
          text: part.segment,
          start: part.index,
        }))
      : [...whole.matchAll(/.+?(?:[.!?]+["”’)]*\s+|$)/gs)].map((part) => ({
          text: part[0],
          start: part.index,
        }));
  return sentences.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/**
 * Returns node and offset of a character in the text of these nodes; the end of the last node for a larger offset.
 */
function placeOf(nodes: readonly Text[], offset: number): [Text, number] {
  let rest = offset;
  for (const node of nodes) {
    if (rest <= node.length) return [node, rest];
    rest -= node.length;
  }
  const last = nodes.at(-1) as Text;
  return [last, last.length];
}
