import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds during which all wheel events count as one turn, which moves one slide. */
const WHEEL_PAUSE = 400;

/**
 * Moves a slider by one slide for each turn of the mouse wheel. `goBy` returns whether there was a slide to move
 * to.
 */
export function useWheel(track: RefObject<HTMLElement | null>, goBy: (steps: number) => boolean) {
  const turned = useRef(Number.NEGATIVE_INFINITY);
  const turn = useEffectEvent((event: WheelEvent) => {
    const sideways = Math.abs(event.deltaX) >= Math.abs(event.deltaY);
    if (sideways || event.ctrlKey || event.shiftKey) return;
    const again = event.timeStamp - turned.current < WHEEL_PAUSE;
    // At either end the wheel scrolls the page again.
    if (!again && !goBy(Math.sign(event.deltaY))) return;
    event.preventDefault();
    if (!again) turned.current = event.timeStamp;
  });
  useEffect(() => {
    const element = track.current;
    // React's wheel listeners are passive, so they can't keep the page from scrolling.
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [track]);
}
