import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import styles from './slider.module.css';
import { nearestPosition, snapPositions } from './snap-positions';

/** One card of a slider. */
export interface Slide {
  /** What its button in the pagination names. */
  readonly name: string;
  readonly content: ReactNode;
}

/** Milliseconds in which one turn of the wheel, however many events it sends, moves one slide. */
const WHEEL_PAUSE = 400;

/**
 * Cards side by side on a native scroller that snaps: touch, trackpad and a page without scripts scroll it by
 * themselves. Added to that: pagination, arrow keys, Home and End, and the mouse wheel.
 */
export function Slider({ label, slides }: { label: string; slides: readonly Slide[] }) {
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
  }, [from, goTo, positions]);

  function follow() {
    const scrolled = track.current?.scrollLeft ?? 0;
    setCurrent(nearestPosition(positions, scrolled));
    const target = positions[heading.current ?? -1];
    if (target !== undefined && Math.abs(target - scrolled) < 2) heading.current = undefined;
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const targets: Record<string, number> = {
      ArrowRight: from() + 1,
      ArrowLeft: from() - 1,
      Home: 0,
      End: positions.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  }

  const letGo = () => {
    heading.current = undefined;
  };

  return (
    <div className={styles.slider}>
      <section
        ref={track}
        aria-roledescription="carousel"
        aria-label={label}
        className={styles.track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={follow}
        onKeyDown={press}
        onPointerDown={letGo}
      >
        <ul
          ref={list}
          // biome-ignore lint/a11y/noRedundantRoles: without markers VoiceOver forgets that it is a list.
          role="list"
          className={styles.slides}
        >
          {slides.map(({ name, content }) => (
            <li key={name} className={styles.slide}>
              {content}
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.pagination}>
        {positions.map((position, index) => (
          <button
            key={position}
            type="button"
            className={styles.bullet}
            aria-label={`Show ${slides[index]?.name}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => goTo(index)}
          />
        ))}
      </div>
    </div>
  );
}
