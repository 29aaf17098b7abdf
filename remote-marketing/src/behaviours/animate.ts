import { prefersReducedMotion } from './reduced-motion';

/**
 * Calls `show` with the progress from 0 to 1 in each frame for `duration` milliseconds, decelerating. Under reduced
 * motion calls it once, with 1. Returns the function that stops it.
 */
export function animate(duration: number, show: (share: number) => void): () => void {
  if (prefersReducedMotion()) {
    show(1);
    return () => {};
  }
  let start: number | undefined;
  let frame = requestAnimationFrame(function step(now) {
    start ??= now;
    const done = Math.min((now - start) / duration, 1);
    show(1 - (1 - done) ** 3);
    if (done < 1) frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
