import { type KeyboardEvent, useRef, useState } from 'react';
import { levelTone } from 'shared-contracts/ui/level-tone';
import type { DrawnProduct } from '../../catalog/drawings/drawn-product';
import { ProductDrawing, productViews } from '../../catalog/drawings/product-views';
import styles from './gallery.module.css';

/** Milliseconds without a scroll after which the track rests, for browsers that don't say so. */
const STILL = 500;

/** The view that fills most of the track. */
const inFront = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / clientWidth);

/** A scroller of views side by side: the view that it shows or is heading for, and what moves and follows it. */
function useTrack() {
  const track = useRef<HTMLElement>(null);
  // Where a smooth scroll is heading: keys pressed meanwhile count from there.
  const heading = useRef<number>(undefined);
  const still = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [current, setCurrent] = useState(0);

  function goTo(index: number) {
    if (!track.current || !productViews[index]) return;
    heading.current = index;
    setCurrent(index);
    track.current.scrollLeft = index * track.current.clientWidth;
    restSoon();
  }

  /** The track was scrolled, by us or by a finger. */
  function follow() {
    if (!track.current) return;
    // Passing the view is not being there: where one scroll runs into another, a browser tells of both in turn.
    if (heading.current === undefined) setCurrent(inFront(track.current));
    restSoon();
  }

  function restSoon() {
    clearTimeout(still.current);
    still.current = setTimeout(rest, STILL);
  }

  /** It came to rest, which may be short of where it was heading when one scroll ran into another. */
  function rest() {
    clearTimeout(still.current);
    if (!track.current) return;
    if (heading.current !== undefined && heading.current !== inFront(track.current)) goTo(heading.current);
    else heading.current = undefined;
  }

  /** Somebody took hold of the track: it is heading nowhere any more. */
  function letGo() {
    heading.current = undefined;
  }

  return { track, current, goTo, follow, rest, letGo };
}

/**
 * A product from all sides, on a native scroller that snaps: touch, trackpad and a page without scripts scroll it
 * by themselves. Added to that: a button for each view, arrow keys, Home and End.
 */
export function Gallery({ product }: { product: DrawnProduct }) {
  const { track, current, goTo, follow, rest, letGo } = useTrack();

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const targets: Record<string, number> = {
      ArrowRight: Math.min(current + 1, productViews.length - 1),
      ArrowLeft: Math.max(current - 1, 0),
      Home: 0,
      End: productViews.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  }

  return (
    <div className={styles.gallery}>
      <section
        ref={track}
        aria-roledescription="carousel"
        aria-label={`Pictures of the ${product.name}`}
        className={styles.track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={follow}
        onScrollEnd={rest}
        onKeyDown={press}
        onPointerDown={letGo}
        onWheel={letGo}
      >
        <ul
          // biome-ignore lint/a11y/noRedundantRoles: without markers VoiceOver forgets that it is a list.
          role="list"
          className={styles.views}
        >
          {productViews.map((view) => (
            <li key={view.name} className={`${styles.view} ${levelTone[product.level]}`}>
              <ProductDrawing product={product} view={view} />
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.buttons}>
        {productViews.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            className={styles.button}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => goTo(index)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
