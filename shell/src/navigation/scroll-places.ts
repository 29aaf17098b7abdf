/** How far each page of this visit was scrolled when it was left, so that Back and Forward lead there again. */
export interface ScrollPlaces {
  /** Keeps the places from here on, in pixels, instead of the browser. Gives what ends it. */
  start(): () => void;
  /** Says which navigation is shown now; gives its place where it was shown before. */
  show(key: string): number | undefined;
}

/**
 * The browser's own restoration scrolls when the address changes, and the page that was left is still shown then. A
 * document that is loaded anew is restored by the browser, which knows the place of the last one.
 */
export function createScrollPlaces(): ScrollPlaces {
  const places = new Map<string, number>();
  let shown: string | undefined;
  const keep = () => {
    if (shown !== undefined) places.set(shown, window.scrollY);
  };
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  const handBack = () => {
    window.history.scrollRestoration = 'auto';
  };
  return {
    start() {
      takeOver();
      window.addEventListener('scroll', keep, { passive: true });
      window.addEventListener('pageshow', takeOver);
      window.addEventListener('pagehide', handBack);
      return () => {
        handBack();
        window.removeEventListener('scroll', keep);
        window.removeEventListener('pageshow', takeOver);
        window.removeEventListener('pagehide', handBack);
      };
    },
    show(key) {
      const place = key === shown ? undefined : places.get(key);
      shown = key;
      return place;
    },
  };
}
