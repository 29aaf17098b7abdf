import { LEVELS, type Level } from '@little-arches/contracts/values';
import { animate } from '../../behaviours/animate';

/** Milliseconds of the animation to another level. */
const DURATION = 450;

/** The state of the slider. */
export interface Shown {
  readonly level: Level;
  /** Animated position of the drawing: 1.5 is half-way between level 1 and 2. */
  readonly at: number;
}

/**
 * Calls `show` with each level of an input, and with the animated position on the way to it. Starts with the
 * current value, because the input may have been moved before. Returns the function that stops it.
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
