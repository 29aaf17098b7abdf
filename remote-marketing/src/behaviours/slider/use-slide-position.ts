import { useCallback, useEffect, useRef, useState } from 'react';
import { nearestPosition, snapPositions } from './snap-positions';

/** Where a slider's track can rest, where it is, and the way to another place. */
export function useSlidePosition() {
  const track = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // Where a smooth scroll is heading: keys pressed meanwhile count from there.
  const heading = useRef<number>(undefined);
  const [positions, setPositions] = useState<readonly number[]>([]);
  const [current, setCurrent] = useState(0);

  const goTo = useCallback(
    (index: number) => {
      const position = positions[index];
      if (!track.current || position === undefined) return;
      heading.current = index;
      track.current.scrollLeft = position;
    },
    [positions],
  );

  const from = useCallback(
    () => heading.current ?? nearestPosition(positions, track.current?.scrollLeft ?? 0),
    [positions],
  );

  useEffect(() => {
    const element = track.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const offsets = Array.from(list.current?.children ?? [], (child) => (child as HTMLElement).offsetLeft);
      const next = snapPositions(offsets, element.scrollWidth - element.clientWidth);
      heading.current = undefined;
      setPositions(next);
      setCurrent(nearestPosition(next, element.scrollLeft));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  /** The track was scrolled. */
  function follow() {
    const scrolled = track.current?.scrollLeft ?? 0;
    setCurrent(nearestPosition(positions, scrolled));
    const target = positions[heading.current ?? -1];
    if (target !== undefined && Math.abs(target - scrolled) < 2) heading.current = undefined;
  }

  /** Somebody took hold of the track: it is heading nowhere any more. */
  function letGo() {
    heading.current = undefined;
  }

  return { track, list, positions, current, from, goTo, follow, letGo };
}
