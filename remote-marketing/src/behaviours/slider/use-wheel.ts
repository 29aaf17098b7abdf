import { type RefObject, useEffect } from 'react';
import type { useSlidePosition } from './use-slide-position';

/** Milliseconds in which one turn of the wheel, however many events it sends, moves one slide. */
const WHEEL_PAUSE = 400;

/** Lets the mouse wheel move a slider by one slide a turn. */
export function useWheel(
  track: RefObject<HTMLElement | null>,
  { positions, from, goTo }: Pick<ReturnType<typeof useSlidePosition>, 'positions' | 'from' | 'goTo'>,
) {
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let turned = Number.NEGATIVE_INFINITY;
    // React listens to the wheel passively; this one keeps the page in place, so it must not be passive.
    const turn = (event: WheelEvent) => {
      const sideways = Math.abs(event.deltaX) >= Math.abs(event.deltaY);
      if (sideways || event.ctrlKey || event.shiftKey) return;
      const again = event.timeStamp - turned < WHEEL_PAUSE;
      // At either end the wheel is the page's again.
      const target = from() + Math.sign(event.deltaY);
      if (!again && positions[target] === undefined) return;
      event.preventDefault();
      if (again) return;
      turned = event.timeStamp;
      goTo(target);
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [track, from, goTo, positions]);
}
