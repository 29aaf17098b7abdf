/** Scroll position and focus of a page when it was left. */
export interface LeftPlace {
  /** How far it was scrolled, in pixels. */
  readonly top: number;
  /** Finds what had the focus, or was pressed, last. */
  readonly find: FindControl;
}

/** The places where pages of this visit were left, so that Back and Forward restore them. */
export interface ScrollPlaces {
  /** Keeps the places from here on, instead of the browser. Returns what ends it. */
  start(): () => void;
  /** Records the navigation that is shown now; returns its place if it was shown before. */
  show(key: string): LeftPlace | undefined;
}

const nothing: FindControl = () => undefined;

/**
 * The browser's own restoration scrolls when the address changes, and the page that was left is still shown then. A
 * document that is loaded anew is restored by the browser, which knows the place of the last one.
 */
export function createScrollPlaces(): ScrollPlaces {
  const places = new Map<string, LeftPlace>();
  let shown: string | undefined;
  const keep = (place: Partial<LeftPlace>) => {
    if (shown !== undefined)
      places.set(shown, { top: window.scrollY, find: nothing, ...places.get(shown), ...place });
  };
  const keepTop = () => keep({ top: window.scrollY });
  // A press counts as well: not every browser focuses the link or button that is pressed.
  const keepControl = ({ target }: Event) => {
    const control =
      target instanceof Element && target.closest<HTMLElement>('a, button, summary, [tabindex]');
    if (control && control.id !== 'main') keep({ top: window.scrollY, find: describeControl(control) });
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
      const capture = { capture: true, passive: true };
      window.addEventListener('scroll', keepTop, { passive: true });
      window.addEventListener('pageshow', takeOver);
      window.addEventListener('pagehide', handBack);
      for (const use of ['focusin', 'click']) document.addEventListener(use, keepControl, capture);
      return () => {
        handBack();
        window.removeEventListener('scroll', keepTop);
        window.removeEventListener('pageshow', takeOver);
        window.removeEventListener('pagehide', handBack);
        for (const use of ['focusin', 'click']) document.removeEventListener(use, keepControl, capture);
      };
    },
    show(key) {
      const place = key === shown ? undefined : places.get(key);
      shown = key;
      return place;
    },
  };
}

/** Finds a control in the page that is shown now, where the page may have been made anew. */
type FindControl = () => HTMLElement | undefined;

/**
 * Describes a control by its kind, its words and how many like it come before: an element would keep the whole page
 * that was left in memory.
 */
function describeControl(control: HTMLElement): FindControl {
  const { localName } = control;
  const words = wordsOf(control);
  const alike = () =>
    [...document.querySelectorAll<HTMLElement>(localName)].filter((other) => wordsOf(other) === words);
  const place = alike().indexOf(control);
  return () => alike()[place];
}

function wordsOf(control: HTMLElement): string {
  return [control.getAttribute('href'), control.getAttribute('aria-label'), control.textContent].join(' ');
}
