/**
 * Sets the sizes of a test's scroller, in pixels, since jsdom lays nothing out: things of one width side by
 * side, of which a part is in view. `track` is what scrolls, and its one child holds the things.
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
