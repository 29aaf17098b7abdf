import { type RefObject, useRef, useState } from 'react';

export interface Rounds {
  /** Index of the current round, from 0; equals `count` after the last one. */
  readonly index: number;
  /**
   * Ref of the question, which receives the focus when the next one is shown, because the pressed button is
   * removed.
   */
  readonly question: RefObject<HTMLParagraphElement | null>;
  readonly next: () => void;
}

/** Steps through `count` rounds, and calls `onPlayed` after the last. */
export function useRounds(count: number, onPlayed: () => void): Rounds {
  const [index, setIndex] = useState(0);
  const question = useRef<HTMLParagraphElement>(null);
  return {
    index,
    question,
    next() {
      setIndex(index + 1);
      if (index + 1 === count) onPlayed();
      else question.current?.focus();
    },
  };
}
