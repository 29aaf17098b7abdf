import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds in which one turn of the wheel, however many events it sends, moves one slide. */
const WHEEL_PAUSE = 400;

/** Lets the mouse wheel move a slider by one slide a turn; `goBy` says whether there was one. */
export function useWheel(track: RefObject<HTMLElement | null>, goBy: (steps: number) => boolean) {
  const turned = useRef(Number.NEGATIVE_INFINITY);
  const turn = useEffectEvent((event: WheelEvent) => {
    const sideways = Math.abs(event.deltaX) >= Math.abs(event.deltaY);
    if (sideways || event.ctrlKey || event.shiftKey) return;
    const again = event.timeStamp - turned.current < WHEEL_PAUSE;
    // At either end the wheel is the page's again.
    if (!again && !goBy(Math.sign(event.deltaY))) return;
    event.preventDefault();
    if (!again) turned.current = event.timeStamp;
  });
  useEffect(() => {
    const element = track.current;
    // React listens to the wheel passively; this one keeps the page in place, so it must not be passive.
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [track]);
}
