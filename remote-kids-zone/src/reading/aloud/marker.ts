import type { Sentence } from './sentences';

const SENTENCE = 'kids-sentence';
const WORD = 'kids-word';

/** Shows in the page what is being spoken. No letter of it moves. */
export interface Marker {
  sentence(sentence: Sentence): void;
  /** A word of the sentence, from one of its characters to another. */
  word(sentence: Sentence, from: number, to: number): void;
  clear(): void;
}

/** Marks sentence and word where browsers can mark a stretch of text, and else the paragraph. */
export function createMarker(): Marker {
  const canMark = typeof CSS !== 'undefined' && 'highlights' in CSS;
  let marked: Element | undefined;

  function clear() {
    marked?.removeAttribute('data-spoken');
    marked = undefined;
    if (!canMark) return;
    CSS.highlights.delete(SENTENCE);
    CSS.highlights.delete(WORD);
  }

  return {
    sentence(sentence) {
      const before = marked;
      clear();
      marked = sentence.block;
      if (canMark) CSS.highlights.set(SENTENCE, new Highlight(sentence.rangeOf(0, sentence.text.length)));
      else marked.setAttribute('data-spoken', '');
      if (before !== marked && !isInView(marked)) marked.scrollIntoView({ block: 'center' });
    },
    word(sentence, from, to) {
      if (canMark) CSS.highlights.set(WORD, new Highlight(sentence.rangeOf(from, to)));
    },
    clear,
  };
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
