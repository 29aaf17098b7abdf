import { type RefObject, useRef, useState } from 'react';

/** The rounds of a game that asks one thing after the other. */
export interface Rounds {
  /** The round that is played, from 0; `count` once all are done. */
  readonly index: number;
  /** For the question, which takes the focus when the next one is asked; the button that was pressed goes away. */
  readonly question: RefObject<HTMLParagraphElement | null>;
  readonly next: () => void;
}

/** Goes through `count` rounds, and calls `onPlayed` after the last. */
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
