import { useSnapScroller } from '@little-arches/contracts/ui';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './slider.module.css';

/** One card of a slider. */
export interface Slide {
  /** Name of the slide's button in the pagination. */
  readonly name: string;
  readonly content: ReactNode;
}

/**
 * Renders cards side by side in a native scroller with snap points, which works by touch, trackpad and without
 * scripts. Adds pagination, arrow keys, Home and End, and the mouse wheel.
 */
export function Slider({ label, slides }: { label: string; slides: readonly Slide[] }) {
  const { current, measure, goTo, goBy, letGo, trackProps } = useSnapScroller();
  const [positions, setPositions] = useState<readonly number[]>([]);
  useWheel(trackProps.ref, goBy);

  const measureAnew = useEffectEvent(() => {
    setPositions(measure());
    letGo();
  });
  useEffect(() => {
    const element = trackProps.ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => measureAnew());
    observer.observe(element);
    return () => observer.disconnect();
  }, [trackProps.ref]);

  return (
    <div className={styles.slider}>
      <section
        {...trackProps}
        aria-roledescription="carousel"
        aria-label={label}
        className={styles.track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard.
        tabIndex={0}
      >
        <ul
          // biome-ignore lint/a11y/noRedundantRoles: VoiceOver ignores lists without markers.
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

/** Milliseconds during which all wheel events count as one turn, which moves one slide. */
const WHEEL_PAUSE = 400;

/**
 * Moves a slider by one slide for each turn of the mouse wheel. `goBy` returns whether there was a slide to move
 * to.
 */
function useWheel(track: RefObject<HTMLElement | null>, goBy: (steps: number) => boolean) {
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
