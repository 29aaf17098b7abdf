import { useSnapScroller } from '@little-arches/contracts/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import styles from './slider.module.css';
import { useWheel } from './use-wheel';

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
