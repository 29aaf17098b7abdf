import type { Sentence } from './sentences';

const SENTENCE = 'kids-sentence';
const WORD = 'kids-word';

/** Highlights the spoken text in the page without moving any letter. */
export interface Marker {
  sentence(sentence: Sentence): void;
  /** Marks a word of the sentence, from one character index to another. */
  word(sentence: Sentence, from: number, to: number): void;
  clear(): void;
}

/** Creates a marker for sentence and word. In browsers without custom highlights it marks the paragraph. */
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
      // Stops scrolling when the reader has scrolled away from the spoken text.
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

/** Height in pixels of the areas at the top and bottom that header and buttons cover. */
const COVERED = 96;

function isInView(range: Range): boolean {
  const { top, bottom } = range.getBoundingClientRect();
  return top >= COVERED && bottom <= window.innerHeight - COVERED;
}

/** Scrolls the range into the upper third, because the next sentences are below it. */
function bringIntoView(range: Range): void {
  window.scrollBy({ top: range.getBoundingClientRect().top - window.innerHeight / 3 });
}
