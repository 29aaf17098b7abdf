import type { KeyboardEvent, ReactNode } from 'react';
import styles from './slider.module.css';
import { useSlidePosition } from './use-slide-position';
import { useWheel } from './use-wheel';

/** One card of a slider. */
export interface Slide {
  /** What its button in the pagination names. */
  readonly name: string;
  readonly content: ReactNode;
}

/**
 * Cards side by side on a native scroller that snaps: touch, trackpad and a page without scripts scroll it by
 * themselves. Added to that: pagination, arrow keys, Home and End, and the mouse wheel.
 */
export function Slider({ label, slides }: { label: string; slides: readonly Slide[] }) {
  const { track, list, positions, current, from, goTo, follow, letGo } = useSlidePosition();
  useWheel(track, { positions, from, goTo });

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
