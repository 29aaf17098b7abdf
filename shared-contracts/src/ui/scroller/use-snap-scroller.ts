import { type KeyboardEvent, type RefObject, useEffect, useRef, useState, type WheelEvent } from 'react';
import { nearestPosition, snapPositions } from './snap-positions';

/** Milliseconds without a scroll event after which a track rests, for browsers without an event for it. */
const STILL = 500;

/** Pixels of tolerance around a position, because browsers round. */
const NEAR = 2;

/** The position of a scroller of items side by side, and the functions that move and observe it. */
interface SnapScroller {
  /** The current or target position, counted from 0. */
  readonly current: number;
  /** Returns the resting positions in pixels: one for each item, and one for all that share the last view. */
  measure(): readonly number[];
  /** Scrolls to a position; ignores one that doesn't exist. */
  goTo(index: number): void;
  /**
   * Scrolls by a number of positions from its target, or from where it is. Returns whether that position
   * exists.
   */
  goBy(steps: number): boolean;
  /** Clears the target, because the scroller was touched or its positions changed. */
  letGo(): void;
  /** Props of the scrolling element, whose one child holds the items. */
  readonly trackProps: {
    readonly ref: RefObject<HTMLElement | null>;
    readonly onScroll: () => void;
    readonly onScrollEnd: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onPointerDown: () => void;
    readonly onWheel: (event: WheelEvent) => void;
  };
}

/**
 * Follows a native scroller that snaps, and moves it by arrow keys, Home, End and its functions. A press while it
 * moves counts from its target, until it rests there.
 */
export function useSnapScroller(): SnapScroller {
  const track = useRef<HTMLElement>(null);
  const heading = useRef<number>(undefined);
  const still = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [current, setCurrent] = useState(0);
  useEffect(() => () => clearTimeout(still.current), []);

  const measure = () => (track.current ? positionsIn(track.current) : []);
  const inFront = () => nearestPosition(measure(), track.current?.scrollLeft ?? 0);

  function goTo(index: number) {
    const position = measure()[index];
    if (!track.current || position === undefined) return;
    heading.current = index;
    setCurrent(index);
    track.current.scrollLeft = position;
    restSoon();
  }

  function goBy(steps: number): boolean {
    const target = (heading.current ?? inFront()) + steps;
    goTo(target);
    return heading.current === target;
  }

  function letGo() {
    heading.current = undefined;
    setCurrent(inFront());
  }

  /** Handles a scroll, by this code or by a finger. */
  function follow() {
    // Passing a position is not resting there: when one scroll interrupts another, a browser reports both in
    // turn.
    if (heading.current === undefined) setCurrent(inFront());
    else restSoon();
  }

  function restSoon() {
    clearTimeout(still.current);
    still.current = setTimeout(rest, STILL);
  }

  /** Runs when the scroller rests, possibly short of its target when one scroll interrupted another. */
  function rest() {
    clearTimeout(still.current);
    if (!track.current || heading.current === undefined) return;
    const position = measure()[heading.current];
    if (position === undefined || Math.abs(position - track.current.scrollLeft) < NEAR)
      heading.current = undefined;
    else goTo(heading.current);
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const moves: Record<string, () => void> = {
      ArrowRight: () => goBy(1),
      ArrowLeft: () => goBy(-1),
      Home: () => goTo(0),
      End: () => goTo(measure().length - 1),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  /** Scrolls sideways with a trackpad. */
  function turn({ deltaX, deltaY }: WheelEvent) {
    if (Math.abs(deltaX) >= Math.abs(deltaY)) letGo();
  }

  const trackProps = {
    ref: track,
    onScroll: follow,
    onScrollEnd: rest,
    onKeyDown: press,
    onPointerDown: letGo,
    onWheel: turn,
  };
  return { current, measure, goTo, goBy, letGo, trackProps };
}

function positionsIn(track: HTMLElement): readonly number[] {
  const things = Array.from(track.firstElementChild?.children ?? []);
  const offsets = things.map((thing) => (thing instanceof HTMLElement ? thing.offsetLeft : 0));
  return snapPositions(offsets, track.scrollWidth - track.clientWidth);
}
