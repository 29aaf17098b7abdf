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
  let before: Range | undefined;

  function unmark() {
    marked?.removeAttribute('data-spoken');
    marked = undefined;
    if (!canMark) return;
    CSS.highlights.delete(SENTENCE);
    CSS.highlights.delete(WORD);
  }

  return {
    sentence(sentence) {
      unmark();
      marked = sentence.block;
      const range = sentence.rangeOf(0, sentence.text.length);
      if (canMark) CSS.highlights.set(SENTENCE, new Highlight(range));
      else marked.setAttribute('data-spoken', '');
      // Anyone who has scrolled away from what is spoken wants to look at something else.
      if ((!before || isInView(before)) && !isInView(range)) bringIntoView(range);
      before = range;
    },
    word(sentence, from, to) {
      if (canMark) CSS.highlights.set(WORD, new Highlight(sentence.rangeOf(from, to)));
    },
    clear() {
      unmark();
      before = undefined;
    },
  };
}

/** Pixels above and below in which header and buttons lie over the page. */
const COVERED = 96;

function isInView(range: Range): boolean {
  const { top, bottom } = range.getBoundingClientRect();
  return top >= COVERED && bottom <= window.innerHeight - COVERED;
}

/** Into the upper third: what comes next is below. */
function bringIntoView(range: Range): void {
  window.scrollBy({ top: range.getBoundingClientRect().top - window.innerHeight / 3 });
}
