import { LEVELS, type Level } from 'shared-contracts/values';
import { animate } from '../../behaviours/animate';

/** Milliseconds from one level to the next. */
const DURATION = 450;

/** What the slider shows. */
export interface Shown {
  readonly level: Level;
  /** Where the drawing is on its way to that level: 1.5 is half-way between level 1 and 2. */
  readonly at: number;
}

/**
 * Calls `show` with each level that is set by an input, and with the way of the drawing to it. It begins with
 * what is set already: someone may have moved it before. Returns the function that ends it.
 */
export function followInput(input: HTMLInputElement, show: (shown: Shown) => void): () => void {
  let at = 0;
  let stop = () => {};
  function follow() {
    stop();
    const from = at;
    const level = LEVELS.find((one) => one === input.value) ?? '0';
    show({ level, at });
    if (Number(level) === from) return;
    stop = animate(DURATION, (share) => {
      at = from + (Number(level) - from) * share;
      show({ level, at });
    });
  }
  input.addEventListener('input', follow);
  follow();
  return () => {
    stop();
    input.removeEventListener('input', follow);
  };
}
