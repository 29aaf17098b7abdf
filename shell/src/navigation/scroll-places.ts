/** Scroll position and focus of a page at the time it was left. */
export interface LeftPlace {
  /** Scroll offset in pixels. */
  readonly top: number;
  /** Finds the control that had the focus, or was pressed, last. */
  readonly find: FindControl;
  /** Whether the window was not scrolled since then, so that the control was in it. */
  readonly isAtControl: boolean;
}

/** The places where pages of this visit were left, so that Back and Forward restore them. */
export interface ScrollPlaces {
  /** Records the places from now on, instead of the browser. Returns the function that ends this. */
  start(): () => void;
  /** Records the navigation that is shown now; returns its place if it was shown before. */
  show(key: string): LeftPlace | undefined;
}

const nothing: FindControl = () => undefined;

/**
 * Creates the scroll places. The browser's own restoration scrolls when the address changes, while the previous
 * page is still shown. When a document is reloaded, the browser restores it, because only the browser has its last
 * place.
 */
export function createScrollPlaces(): ScrollPlaces {
  const places = new Map<string, LeftPlace>();
  let shown: string | undefined;
  const keep = (place: Partial<LeftPlace>) => {
    if (shown !== undefined)
      places.set(shown, {
        top: window.scrollY,
        find: nothing,
        isAtControl: false,
        ...places.get(shown),
        ...place,
      });
  };
  const keepTop = () => {
    const top = window.scrollY;
    // The event of an earlier scroll may come after a press.
    if (shown === undefined || places.get(shown)?.top !== top) keep({ top, isAtControl: false });
  };
  // A press counts too, because not every browser focuses the pressed link or button.
  const keepControl = ({ target }: Event) => {
    const control =
      target instanceof Element && target.closest<HTMLElement>('a, button, summary, [tabindex]');
    if (control && control.id !== 'main')
      keep({ top: window.scrollY, find: describeControl(control), isAtControl: true });
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

/** Finds a control in the shown page, which may have been rendered anew. */
type FindControl = () => HTMLElement | undefined;

/**
 * Describes a control by its kind, its text and the number of equal ones before it: a reference to the element
 * would keep the whole previous page in memory.
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
