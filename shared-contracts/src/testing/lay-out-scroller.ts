/**
 * Sets the sizes of a test's scroller, in pixels, because jsdom has no layout: items of one width side by side,
 * some of them in view. `track` is the scrolling element, and its one child contains the items.
 */
export function layOutScroller(
  track: HTMLElement,
  { width, inView = 1 }: { width: number; inView?: number },
) {
  const things = Array.from(track.firstElementChild?.children ?? []);
  const give = (element: Element, sizes: Record<string, number>) => {
    for (const [name, value] of Object.entries(sizes))
      Object.defineProperty(element, name, { value, configurable: true });
  };
  things.forEach((thing, index) => void give(thing, { offsetLeft: index * width }));
  give(track, { scrollWidth: things.length * width, clientWidth: inView * width });
}
